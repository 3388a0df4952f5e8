import type { DocumentText } from '../../../../contract.ts';
import type { LineMarks } from '../../annotate/annotateLines.ts';
import { leastTitle, titleScore } from '../../annotate/fieldScores.ts';
import { findStudyDegrees } from '../../annotate/findDegrees.ts';
import type { LineView } from '../../shared/lineView.ts';
import { overlaps } from '../../shared/textSpan.ts';
import { withQuotes } from '../closing.ts';
import { type FieldSpan, spansByLine } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import { alignColumns } from './alignColumns.ts';
import {
  employerOfUnit,
  mostElse,
  outOfBracket,
  schoolElsewhere,
  schoolOfUnit,
  withMoreTitles,
  withoutBeside,
} from './cutNames.ts';
import { fieldsNamedIn, guessDegree, guessField, namedField } from './findField.ts';
import { type Header, type HeaderWords, headersOf, type LabelledWords, townsOf } from './headerWords.ts';
import { wholeNames } from './wholeName.ts';

/** The fields that a usual entry has. */
const mainFields: Readonly<Record<Header['section'], readonly FieldName[]>> = {
  experience: ['company', 'position'],
  education: ['institution', 'degree'],
};

/** The fields of one entry, while it is completed. */
class EntryFields {
  spans: readonly FieldSpan[];

  constructor(spans: readonly FieldSpan[]) {
    this.spans = spans;
  }

  has(name: FieldName): boolean {
    return this.spans.some(({ field }) => field === name);
  }

  /** Adds what was found, in the place of what overlaps with it. */
  add(...found: readonly (FieldSpan | null)[]) {
    const added = found.filter((span) => span !== null);
    this.spans = [...this.spans.filter((other) => !added.some((span) => overlaps(other, span))), ...added];
  }

  /** Puts this in the place of the field of the same name. */
  replace(span: FieldSpan) {
    this.spans = this.spans.filter(({ field }) => field !== span.field);
    this.add(span);
  }

  /** Keeps only the surest field of this name; whether there were others. */
  keepSurest(name: FieldName): boolean {
    const own = this.spans.filter(({ field }) => field === name);
    const weaker = new Set(own.toSorted((a, b) => b.margin - a.margin).slice(1));
    this.spans = this.spans.filter((span) => !weaker.has(span));
    return weaker.size > 0;
  }
}

function fill(context: HeaderWords, fields: EntryFields, header: Header, name: FieldName): boolean {
  const held = fields.spans.filter(({ field }) => field !== 'place');
  const guess = guessField(context, header, name, held);
  fields.add(guess);
  return guess !== null;
}

function mendEmployer(context: HeaderWords, fields: EntryFields, { section, lines }: Header, inherits: boolean) {
  if (section === 'experience' && !inherits) swapEmployer(context, fields);
  const whole = employerOfUnit(context, fields.spans) ?? schoolOfUnit(context, lines, fields.spans);
  if (whole) fields.replace(whole);
}

/** «Агрономия (агроном)», «Документовед по специальности …»: the profession beside a subject is the degree of a study that names no other. */
function addProfession(context: HeaderWords, fields: EntryFields, { section, lines }: Header) {
  if (section !== 'education') return;
  const { text } = context.document;
  const named = fields.spans.find(({ field }) => field === 'degree');
  const qualification = named ? null : qualificationIn(text, context, lines);
  if (qualification) return fields.add(qualification);
  if (named && findStudyDegrees(text.slice(named.start, named.end)).length > 0) return;
  for (const line of lines)
    for (const { start, end } of context.marks[line]!.segments) {
      const length = professionBefore.exec(text.slice(start, end))?.[1]!.length ?? 0;
      if (length > 0) return fields.replace({ field: 'degree', start, end: start + length, line, margin: 0 });
    }
  const subject = named ?? fields.spans.find(({ field }) => field === 'subject');
  const [lead, profession] = subject
    ? (professionBehind.exec(text.slice(subject.end, subject.end + longestProfession)) ?? [])
    : [];
  if (!subject || !profession || titleScore(profession) < leastTitle) return;
  const end = subject.end + lead!.length;
  fields.replace({ ...subject, field: 'degree', start: end - profession.length, end });
  if (named && !fields.has('subject')) fields.add({ ...named, field: 'subject' });
}

/** «Специальность «Зоотехния», квалификация «Зоотехник»» */
function qualificationIn(text: string, { lines }: HeaderWords, own: readonly number[]): FieldSpan | null {
  for (const line of own) {
    const { start, end } = lines[line]!;
    const found = qualified.exec(text.slice(start, end + longestProfession));
    if (!found) continue;
    const [lead, name = ''] = found;
    const to = start + found.index + lead.length;
    return { field: 'degree', start: to - name.length, end: to, line, margin: 0 };
  }
  return null;
}

const qualified = /(?<!\p{L})квалификаци[яюи]\s[«"“]([^«»"“”]{3,45})(?=[»"”])/iu;
const professionBefore = /^(\p{Lu}[\p{L} -]{2,40}) по специальности(?!\p{L})/u;
const professionBehind = /^(?:\s\(|,\s)(\p{Ll}[\p{L}\d\s-]{2,40})(?=[),\n]|$)/u;
const longestProfession = 50;

/** `unusual`: no study of the document has a degree that the model knows. */
function complete(context: HeaderWords, fields: EntryFields, header: Header, { inherits = false, unusual = false }) {
  const main = mainFields[header.section];
  for (const name of fieldsNamedIn(header.section)) if (!fields.has(name)) fields.add(namedField(context.marks, header, name));
  if (header.section === 'education' && !fields.has('institution'))
    fields.add(schoolElsewhere(context, header.lines, fields.spans));
  for (const name of main) {
    // The weaker of two schools may be a subject: "English Literature".
    const freed = fields.keepSurest(name);
    if (freed && header.section === 'education' && !fields.has('subject')) fill(context, fields, header, 'subject');
  }
  mendEmployer(context, fields, header, inherits);
  const missing = main.filter((name) => !fields.has(name) && !(name === 'company' && inherits));
  const dated = header.lines.some((at) => context.marks[at]!.dates.length > 0);
  if (missing.length === main.length && !dated) return;
  if (missing.includes('degree')) addKnownDegree(context, fields, header);
  for (const name of missing.filter((one) => !fields.has(one)))
    if (!fill(context, fields, header, name) && name === 'degree' && unusual)
      fields.add(...guessDegree(context, header, fields.spans));
  addProfession(context, fields, header);
}

/** "Social Anthropology (Ptychio)": the degree of a study that has none is one that the recogniser knows, beside the other fields or as a subject. */
function addKnownDegree({ marks }: HeaderWords, fields: EntryFields, { lines }: Header) {
  for (const line of lines)
    for (const { start, end } of marks[line]!.degrees) {
      const taken = fields.spans.filter((span) => overlaps(span, { start, end }));
      const isFree = taken.every((span) => span.field === 'subject' && span.start >= start && span.end <= end);
      if (isFree) return fields.add({ field: 'degree', start, end, line, margin: 0 });
    }
}

/** "Studio Bluebell / Art Director", "Datamonsters. Engineer": an unknown name in front of a title is the employer, though the model took it for the position. */
function swapEmployer(context: HeaderWords, fields: EntryFields) {
  const { text } = context.document;
  const taken = fields.spans.find(({ field }) => field === 'position');
  if (!taken || fields.has('company') || titleScore(text.slice(taken.start, taken.end)) > mostElse) return;
  const [whole, title] = titleBehind.exec(text.slice(taken.end, taken.end + longestProfession)) ?? [];
  if (!whole || !title || titleScore(title) < leastTitle) return;
  const end = taken.end + whole.length;
  fields.replace({ ...taken, start: end - title.length, end });
  fields.add({ ...taken, field: 'company' });
}

const titleBehind = /^(?:\s[/|–—-]\s|\.\s|,\s)(\p{Lu}[\p{L}\s-]{2,40}?)(?=\s[/|–—(-]|[.,\t\n]|$)/u;

/** An employer alone on its lines is that of the jobs below. */
const isEmployerAlone = (fields: EntryFields, header: Header, marks: readonly LineMarks[]): boolean =>
  header.section === 'experience' &&
  fields.has('company') &&
  !fields.has('position') &&
  header.body.length === 0 &&
  header.lines.every((at) => marks[at]!.dates.length === 0);

/**
 * Completes the fields of jobs and studies: an entry has each main field once; what a form names is that field; a field that is missing is the piece of
 * the header that might best be it; and names of employers and schools go on to the ends of their pieces.
 */
export function completeEntries(
  document: DocumentText,
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  labels: readonly string[],
  { spans: decoded, ...labelled }: LabelledWords & { spans: readonly FieldSpan[] },
): FieldSpan[] {
  // The head of a table names columns.
  const isRow = (at: number) => marks[at]!.naming !== 'row';
  const spans = alignColumns(
    lines,
    labels,
    decoded.filter(({ line }) => isRow(line)),
    isRow,
  );
  const context: HeaderWords = { document, lines, marks, towns: townsOf(document.text, spans), ...labelled };
  const ofLine = spansByLine(spans);
  const spansIn = (own: readonly number[]) => own.flatMap((line) => ofLine.get(line) ?? []);
  const unusual = !spans.some(({ field }) => field === 'degree');
  const headers = headersOf(labels);
  const entries: FieldSpan[][] = [];
  let underAlone = false;
  for (const header of headers) {
    const fields = new EntryFields([...spansIn(header.lines), ...spansIn(header.body)]);
    const alone = isEmployerAlone(fields, header, marks);
    const inherits = header.under || underAlone;
    underAlone = alone || (underAlone && header.section === 'experience' && !fields.has('company'));
    complete(context, fields, header, { inherits, unusual });
    const found = wholeNames(context, fields.spans);
    entries.push(
      found.map((span) =>
        withQuotes(document.text, withoutBeside(context, outOfBracket(context, withMoreTitles(context, span, found)))),
      ),
    );
  }
  const inEntries = new Set(headers.flatMap((header) => [...header.lines, ...header.body]));
  const inHead = spans.filter(({ line }) => !inEntries.has(line));
  return [...inHead, ...entries.flat()].toSorted((a, b) => a.start - b.start);
}
