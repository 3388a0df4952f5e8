import type { DocumentText } from '../../../../contract.ts';
import type { LineMarks } from '../../annotate/annotateLines.ts';
import type { LineView } from '../../shared/lineView.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import { isSentence } from '../splitEntries.ts';
import { guessDegree, guessField } from './guessField.ts';
import { type Header, headersOf } from './headersOf.ts';
import { type HeaderWords, headerWords, type LabelledWords, overlaps } from './headerWords.ts';
import { fieldsNamedIn, namedField } from './namedField.ts';
import { wholeName } from './wholeName.ts';

export interface LabelledFields extends LabelledWords {
  spans: readonly FieldSpan[];
}

/** What a usual entry says. */
const mainFields: Readonly<Record<Header['section'], readonly FieldName[]>> = {
  experience: ['company', 'position'],
  education: ['institution', 'degree'],
};

/** Fields that an entry gains and loses while it is completed. */
class EntryFields {
  spans: FieldSpan[];

  constructor(spans: readonly FieldSpan[]) {
    this.spans = [...spans];
  }

  of({ lines, body }: Header): FieldSpan[] {
    return this.spans.filter(({ line }) => lines.includes(line) || body.includes(line));
  }

  has(header: Header, name: FieldName): boolean {
    return this.of(header).some(({ field }) => field === name);
  }

  add(...added: readonly FieldSpan[]) {
    this.spans = [...this.spans.filter((other) => !added.some((span) => overlaps(other, span))), ...added];
  }

  /** Keeps only the surest field of this name; whether there were others. */
  keepSurest(header: Header, name: FieldName): boolean {
    const own = this.of(header).filter(({ field }) => field === name);
    const weaker = own.toSorted((a, b) => b.margin - a.margin).slice(1);
    this.spans = this.spans.filter((span) => !weaker.includes(span));
    return weaker.length > 0;
  }
}

function fill(context: HeaderWords, fields: EntryFields, header: Header, name: FieldName) {
  const held = fields.of(header).filter(({ field }) => field !== 'place');
  const guess = guessField(context, header, name, held);
  if (guess) fields.add(guess);
  else if (name === 'degree') fields.add(...guessDegree(context, header, held));
}

function complete(context: HeaderWords, fields: EntryFields, header: Header, inherits: boolean) {
  const main = mainFields[header.section];
  for (const name of fieldsNamedIn(header.section)) {
    const span = fields.has(header, name) ? null : namedField(context.marks, header, name);
    if (span) fields.add(span);
  }
  for (const name of main) {
    // The weaker of two schools may be a subject: "English Literature".
    const freed = fields.keepSurest(header, name);
    if (freed && header.section === 'education' && !fields.has(header, 'subject')) fill(context, fields, header, 'subject');
  }
  const missing = main.filter((name) => !fields.has(header, name) && !(name === 'company' && inherits));
  const dated = header.lines.some((at) => context.marks[at]!.dates.length > 0);
  if (missing.length < main.length || dated) for (const name of missing) fill(context, fields, header, name);
}

/** An employer alone on its lines stands over the jobs below. */
const isEmployerAlone = (fields: EntryFields, header: Header, marks: readonly LineMarks[]): boolean =>
  header.section === 'experience' &&
  fields.has(header, 'company') &&
  !fields.has(header, 'position') &&
  header.body.length === 0 &&
  header.lines.every((at) => marks[at]!.dates.length === 0);

/**
 * Completes the fields of jobs and studies: an entry has each main field once; what a form names is that field; a field that is missing is the piece of
 * the header that might best be it; and names go on to the ends of their pieces. Lines that are sentences hold no names.
 */
export function completeEntries(
  document: DocumentText,
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  labels: readonly string[],
  { spans, ...labelled }: LabelledFields,
): FieldSpan[] {
  const context = headerWords(document, lines, marks, labelled);
  const headers = headersOf(labels);
  const headerLines = new Set(headers.flatMap((header) => header.lines));
  const isNamed = ({ field, line }: FieldSpan) => field === 'place' || !headerLines.has(line) || !isSentence(lines[line]!);
  const fields = new EntryFields(spans.filter(isNamed));
  let underAlone = false;
  for (const header of headers) {
    const alone = isEmployerAlone(fields, header, marks);
    const inherits = header.under || underAlone;
    underAlone = alone || (underAlone && header.section === 'experience' && !fields.has(header, 'company'));
    complete(context, fields, header, inherits);
  }
  return fields.spans.map((span) => wholeName(context, span, fields.spans)).toSorted((a, b) => a.start - b.start);
}
