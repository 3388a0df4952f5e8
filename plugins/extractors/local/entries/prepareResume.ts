import type { DocumentText } from '../../../contract.ts';
import type { SectionKind } from '../../../knowledge/words/headings.ts';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { type LabelledDocument, labelDocument } from '../label/labelDocument.ts';
import { isHeading, sectionOfLabel } from '../label/lineLabels.ts';
import { loadModels } from '../label/weights.ts';
import { letterInFront, letterStart } from '../lines/letterInFront.ts';
import { prepareLines } from '../lines/prepareLines.ts';
import { bodySize, type LineView, renumber } from '../shared/lineView.ts';
import { contains } from '../shared/textSpan.ts';
import type { Resume, Section } from './resume.ts';

/** "Acme was founded in 1975": no date of a job. */
const founded = /(?:founded|established|incorporated|основан\p{L}{0,2}) (?:in|в) $/iu;
const longestFounded = 20;

export function prepareResume(document: DocumentText, today: string): Resume {
  const all = prepareLines(document);
  const end = letterInFront(all);
  const letter = all.slice(letterStart(all, end), end);
  const lines = letter.length > 0 ? renumber(all.filter((line) => !letter.includes(line))) : all;
  const ranges = findDateRanges(document.text);
  const body = bodySize(lines);
  const labelled = labelDocument(loadModels(), document, lines, annotateLines(document, lines, ranges), body);
  const front: Section[] = letter.length > 0 ? [{ kind: 'letter', heading: null, lines: letter }] : [];
  return {
    document,
    lines,
    ranges: ranges.filter(({ start }) => !founded.test(document.text.slice(Math.max(0, start - longestFounded), start))),
    sections: [...front, ...labelledSections(lines, labelled)],
    body,
    today,
    labelled,
  };
}

/** If a sidebar comes first, the name may end up in the sidebar's last section. From the name to the next heading the text is then the header. */
export function restartHeader(resume: Resume, nameStart: number): Resume {
  const hasName = (line: LineView) => contains(line, nameStart);
  const section = resume.sections.find(({ kind, lines }) => kind !== 'header' && lines.some(hasName));
  if (!section) return resume;
  const at = section.lines.findIndex(hasName);
  const header: Section = { kind: 'header', heading: null, lines: section.lines.slice(at) };
  const sections = resume.sections.flatMap((one) =>
    one === section ? [{ ...one, lines: one.lines.slice(0, at) }, header] : [one],
  );
  return { ...resume, sections };
}

/** Section kinds for labels outside any section. */
const outside: Readonly<Record<string, Section['kind']>> = {
  name: 'header',
  title: 'header',
  contact: 'header',
  banner: 'header',
  none: 'other',
  end: 'end',
  letter: 'letter',
};

/** A letter has sentences. In words; lines taken for a letter without one are the head of the résumé. */
const leastSentence = 8;

/** Whether a line goes on in the middle of the sentence or list above: no section begins there. */
function goesOn(above: LineView | undefined, line: LineView): boolean {
  if (!above || above.block !== line.block || line.gapBefore || line.listItem || above.size !== line.size) return false;
  return /^[\p{Ll}(]/u.test(line.text) && !/[.!?:;]$/u.test(above.text);
}

/** The sections of the lines. Lines that go on in each other share that of their heading or, without one above them, of the surest. */
function kindsOf(lines: readonly LineView[], { labels, margins }: LabelledDocument): string[] {
  const kinds = labels.map(sectionOfLabel);
  for (let from = 0; from < lines.length; from++) {
    let to = from + 1;
    while (to < lines.length && !isHeading(labels[to - 1]) && !isHeading(labels[to]) && goesOn(lines[to - 1], lines[to]!)) to++;
    if (to - from === 1) continue;
    const sums = new Map<string, number>();
    for (let at = from; at < to; at++) sums.set(kinds[at]!, (sums.get(kinds[at]!) ?? 0) + margins[at]!);
    const surest = [...sums].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
    kinds.fill(isHeading(labels[from - 1]) && kinds[from - 1] === kinds[from] ? kinds[from]! : surest, from, to);
    from = to - 1;
  }
  return kinds;
}

/** The labels do not tell what a person seeks ("Objective", "Desired position") from a summary; its heading does. */
function withObjectives(lines: readonly LineView[], { labels }: LabelledDocument, kinds: readonly string[]): string[] {
  let isObjective = false;
  return kinds.map((kind, at) => {
    if (isHeading(labels[at])) isObjective = matchHeading(lines[at]!.text)?.kind === 'objective';
    return isObjective && kind === 'summary' ? 'objective' : kind;
  });
}

/** Consecutive lines labelled with the same section form one section; a heading begins the next. */
export function labelledSections(lines: readonly LineView[], labelled: LabelledDocument): Section[] {
  const sections: Section[] = [];
  const names = withObjectives(lines, labelled, kindsOf(lines, labelled));
  const isLetter = lines.some((line, at) => names[at] === 'letter' && line.wordCount >= leastSentence);
  lines.forEach((line, at) => {
    const name = names[at]!;
    const kind = name === 'letter' && !isLetter ? 'header' : (outside[name] ?? (name as SectionKind));
    const current = sections.at(-1);
    if (isHeading(labelled.labels[at])) {
      const heading = name as SectionKind;
      // The heading wraps over two lines.
      if (current?.kind === heading && current.heading && current.lines.length === 0) return;
      sections.push({ kind: heading, heading: line, lines: [] });
    } else if (current && (current.kind === kind || (current.kind === 'contact' && kind === 'header'))) current.lines.push(line);
    else sections.push({ kind, heading: null, lines: [line] });
  });
  return sections;
}
