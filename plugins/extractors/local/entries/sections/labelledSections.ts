import type { SectionKind } from '../../../../knowledge/words/headings.ts';
import type { LabelledDocument } from '../../label/labelDocument.ts';
import { sectionOfLabel } from '../../label/lineLabels.ts';
import type { LineView } from '../../shared/lineView.ts';
import type { Section } from '../resume.ts';

/** Section kinds for labels outside any section. */
const outside: Readonly<Record<string, Section['kind']>> = {
  name: 'header',
  title: 'header',
  contact: 'header',
  banner: 'header',
  none: 'other',
  end: 'other',
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
  const isHeading = (at: number) => labels[at]?.endsWith(':H') ?? false;
  for (let from = 0; from < lines.length; from++) {
    let to = from + 1;
    while (to < lines.length && !isHeading(to - 1) && !isHeading(to) && goesOn(lines[to - 1], lines[to]!)) to++;
    if (to - from === 1) continue;
    const sums = new Map<string, number>();
    for (let at = from; at < to; at++) sums.set(kinds[at]!, (sums.get(kinds[at]!) ?? 0) + margins[at]!);
    const surest = [...sums].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
    kinds.fill(isHeading(from - 1) && kinds[from - 1] === kinds[from] ? kinds[from]! : surest, from, to);
    from = to - 1;
  }
  return kinds;
}

/** Consecutive lines labelled with the same section form one section; a heading begins the next. */
export function labelledSections(lines: readonly LineView[], labelled: LabelledDocument): Section[] {
  const sections: Section[] = [];
  const names = kindsOf(lines, labelled);
  const isLetter = lines.some((line, at) => names[at] === 'letter' && line.wordCount >= leastSentence);
  lines.forEach((line, at) => {
    const name = names[at]!;
    const kind = name === 'letter' && !isLetter ? 'header' : (outside[name] ?? (name as SectionKind));
    const current = sections.at(-1);
    if (labelled.labels[at]!.endsWith(':H')) {
      const heading: SectionKind = name as SectionKind;
      // The heading wraps over two lines.
      if (current?.kind === heading && current.heading && current.lines.length === 0) return;
      sections.push({ kind: heading, heading: line, lines: [] });
    } else if (current && (current.kind === kind || (current.kind === 'contact' && kind === 'header'))) current.lines.push(line);
    else sections.push({ kind, heading: null, lines: [line] });
  });
  return sections;
}
