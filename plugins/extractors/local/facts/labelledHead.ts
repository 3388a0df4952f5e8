import type { Evidence, Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { soughtTitlePhrases } from '../../../knowledge/cues/resumeFactCues.ts';
import { currencyForms } from '../../../knowledge/currencies.ts';
import { isPersonalDetail } from '../annotate/fieldLabels.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { matchPlace } from '../annotate/matchPlace.ts';
import type { Resume } from '../entries/resume.ts';
import { isLevel } from '../entries/skills/listedItems.ts';
import { isUnfinished } from '../label/completion/isUnfinished.ts';
import { confidenceOf, type FieldSpan } from '../label/fieldSpan.ts';
import type { FieldName } from '../label/lineLabels.ts';
import { fact, oneLine, printedAt, quote } from '../shared/evidence.ts';
import { matchLength, overlaps, type Stretch } from '../shared/textSpan.ts';
import { placeWithoutLabels, townFact } from './findLocation.ts';
import { lengthOf, nameCase, nameEvidence, nameLabelLength, withoutSuffix } from './findName.ts';
import { titleSpan, withoutTown } from './findTitle.ts';
import { endOfName, withOtherName } from './nameOnLine.ts';

/** The surest span of a field that occurs once in a document. */
function surestSpan({ document, labelled }: Resume, name: FieldName, isOther: (span: FieldSpan) => boolean): FieldSpan | null {
  const spans = labelled.fields.filter(
    (span) => span.field === name && !isOther(span) && /\p{L}{2}/u.test(document.text.slice(span.start, span.end)),
  );
  return spans.reduce<FieldSpan | null>((best, span) => (best === null || span.margin > best.margin ? span : best), null);
}

/** "NORA FALK" over "Permanent Address", over or beside "České Budějovice": the label or town is no part of the name. */
function withoutOtherText(text: string, span: FieldSpan): FieldSpan {
  const whole = text.slice(span.start, span.end);
  const at = Math.max(whole.lastIndexOf('\n'), whole.lastIndexOf('\t'));
  const [name, rest] = [whole.slice(0, Math.max(0, at)), whole.slice(at + 1)];
  if (name === '' || rest === '') return span;
  const isOther = nameEvidence(rest.trim()) === null || (name.trim().includes(' ') && matchPlace(rest.trim()) !== null);
  return isOther ? { ...span, end: span.start + name.length } : span;
}

const lineBreak = /^\.?[ \t]*\n$/u;

/** "Aroha M." over "Te Whare": a name that goes on in the next line, or began in the line above, perhaps behind a label. */
function withNamesBeside({ document: { text }, labelled, lines }: Resume, span: FieldSpan): FieldSpan {
  const names = labelled.fields.filter(({ field }) => field === 'name');
  const below = names.find(({ start }) => start > span.end && lineBreak.test(text.slice(span.end, start)));
  const above = names.find(({ end }) => end < span.start && lineBreak.test(text.slice(end, span.start)));
  const labelAbove = lines.find(({ end }) => end < span.start && lineBreak.test(text.slice(end, span.start)));
  const label = labelAbove ? nameLabelLength(labelAbove.text) : 0;
  const start = above?.start ?? (labelAbove && label > 0 ? labelAbove.start + label : span.start);
  return { ...span, start, end: below?.end ?? span.end };
}

/** The parts of a name: more than one if a monogram, which no line has, is printed between them. */
function partsIn({ document: { text }, lines }: Resume, { start, end }: Stretch): Stretch[] {
  const parts: Stretch[] = [];
  for (const line of lines.filter((one) => overlaps(one, { start, end }))) {
    const part = { start: Math.max(start, line.start), end: Math.min(end, line.end) };
    const last = parts.at(-1);
    if (last && text.slice(last.end, part.start).trim() === '') last.end = part.end;
    // A whole name in front of the monogram: what follows is something else.
    else if (last && text.slice(last.start, last.end).includes(' ')) break;
    else parts.push(part);
  }
  return parts;
}

/** "Buenos Aires, Argentina", in a sidebar above the name. */
const isTownOf = (text: string): boolean => text.includes(',') && matchPlace(text) !== null;

/** The person's name: in mixed case and without the letters after it. */
export function labelledName(resume: Resume): Fact<string> | null {
  const { text } = resume.document;
  const surest = surestSpan(resume, 'name', () => false);
  if (!surest) return null;
  const span = withNamesBeside(resume, withoutOtherText(text, surest));
  const label = nameLabelLength(text.slice(span.start, span.end));
  const whole = withOtherName(resume, { start: span.start + label, end: endOfName(resume, span) });
  const parts = partsIn(resume, whole);
  const name = withoutSuffix(parts.map((part) => printedAt(resume.document, part)).join(' '));
  // One word may be the first line of a name that goes on below.
  if (!name.includes(' ') || nameEvidence(name) === null || matchHeading(name)?.exact || isTownOf(name)) return null;
  if (parts.length > 1) {
    const evidence = parts.map(({ start, end }) => quote(resume.document, start, end));
    return { value: nameCase(name), evidence, confidence: confidenceOf([span]) };
  }
  const [{ start }] = parts as [Stretch];
  return fact(resume.document, nameCase(name), start, start + lengthOf(text, start, name), confidenceOf([span]));
}

/** "Interpreter with" over "English": a headline that ends with a joining word goes on in the next line. */
function withTitleBelow({ document, lines, labelled }: Resume, span: FieldSpan): FieldSpan {
  const below = lines[span.line + 1];
  const isRest =
    below && (labelled.labels[below.index] === 'title' || (below.line.continues === true && !/[@\d]/u.test(below.text)));
  const goesOn = isRest && lines[span.line]!.end === span.end;
  return goesOn && isUnfinished(document.text.slice(span.start, span.end)) ? { ...span, end: below.end } : span;
}

/** "26 Shaw Avenue, Moss Park" */
const houseNumber = /^\d{1,5}[a-z]?,?\s\p{Lu}/u;

const titleLabel = makeFinder('iu', { before: '^', words: soughtTitlePhrases, after: String.raw`(?:\s*[:–—-])?\s+` });

/** The headline, without its town and the label or cells in front of it: "Position sought⇥Logistics Manager". */
export function labelledTitle(resume: Resume, name: Evidence | null): Fact<string> | null {
  const surest = surestSpan(
    resume,
    'title',
    (span) => (name !== null && overlaps(span, name)) || houseNumber.test(resume.lines[span.line]!.text),
  );
  if (!surest) return null;
  const span = withTitleBelow(resume, surest);
  const whole = resume.document.text.slice(span.start, span.end);
  const cell = whole.lastIndexOf('\t') + 1;
  const label = cell + matchLength(titleLabel, whole.slice(cell));
  const printed = withoutTown(whole.slice(label));
  const bare = titleSpan(printed.replace(/\s/gu, ' '));
  if (!bare) return null;
  const [start, title] = [span.start + label + bare.start, printed.slice(bare.start, bare.end)];
  return fact(resume.document, oneLine(title), start, start + title.length, confidenceOf([span]));
}

const leastPlace = 0.5;

/** Where the person lives: the town and the text after it, without street and house. */
export function labelledHome(resume: Resume): Fact<string> | null {
  const { document, lines } = resume;
  const found = surestSpan(resume, 'home', (span) => isPersonalDetail(lines[span.line]!.text));
  const own = found && placeWithoutLabels(document.text, found);
  if (!own) return null;
  const text = document.text.slice(own.start, own.end);
  // A street alone is no town.
  if ((matchPlace(text)?.score ?? 1) < leastPlace) return null;
  if (matchHeading(text)?.exact || currencyForms.has(text.toLowerCase()) || isLevel(text)) return null;
  return townFact(document, own, confidenceOf([found]));
}
