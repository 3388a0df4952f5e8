import type { DocumentText } from '../../../../contract.ts';
import type { LineMarks, Segment } from '../../annotate/annotateLines.ts';
import { isFieldLabel, namesNothing } from '../../annotate/fieldLabels.ts';
import { matchPlace, mayBeCity } from '../../annotate/matchPlace.ts';
import { isStreet, needsTown } from '../../annotate/schoolScore.ts';
import type { LineView } from '../../shared/lineView.ts';
import { firstWhere, overlaps } from '../../shared/textSpan.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import { type FieldName, hasEntries, roleOfLabel, sectionOfLabel } from '../lineLabels.ts';
import type { Word } from '../words.ts';

const longestTown = 40;

/** The words of headers with what the model says of them. */
export interface LabelledWords {
  /** The model's labels. */
  names: readonly string[];
  words: readonly Word[];
  /** `losses[word * names.length + label]`: by how much the best labels with this one are worse than the best of all. */
  losses: Float64Array;
}

export interface HeaderWords extends LabelledWords {
  document: DocumentText;
  lines: readonly LineView[];
  marks: readonly LineMarks[];
  /** The towns of the person's address: a segment that is one of them is a place, known or not. */
  towns: ReadonlySet<string>;
}

type UnsureSpan = Omit<FieldSpan, 'margin'>;

/**
 * Whether a stretch of a header is no field: a town of the address, a street, the label of a mark or date, only the label of an employer or school
 * ("Educational institution"), what a form says is a part of the employer ("Department: New Homes"), or a town before its region.
 */
export function isNoField(context: HeaderWords, span: UnsureSpan): boolean {
  const text = context.document.text.slice(span.start, span.end).trim();
  const isName = span.field === 'institution' || span.field === 'company';
  return (
    context.towns.has(text.toLowerCase()) ||
    isStreet(text) ||
    namesNothing(text) ||
    (isName && isFieldLabel(text) && !needsTown(text)) ||
    context.marks[span.line]!.segments.some((segment) => segment.naming === 'unit' && overlaps(segment, span)) ||
    isTownOfRegion(context, span)
  );
}

/** Whether a title or subject is the town before its region: "Acme Co, Hurricane, Utah". */
function isTownOfRegion({ document, marks }: HeaderWords, { field, start, end, line }: UnsureSpan): boolean {
  if ((field !== 'position' && field !== 'subject') || end - start >= longestTown) return false;
  const { segments } = marks[line]!;
  const at = segments.findIndex((segment) => segment.start <= start && end <= segment.end);
  const [own, next] = [segments[at], segments[at + 1]];
  return !!own && next?.place === true && matchPlace(document.text.slice(own.start, next.end)) !== null;
}

/** The names in the address that the model found in the head of the document. */
export const townsOf = (text: string, spans: readonly FieldSpan[]): ReadonlySet<string> =>
  new Set(
    spans
      .filter(({ field }) => field === 'home')
      .flatMap(({ start, end }) => text.slice(start, end).split(/[,()\n]/u))
      .map((name) => name.trim())
      .filter((name) => name.length > 2 && mayBeCity(name))
      .map((name) => name.toLowerCase()),
  );

/** Indexes of a segment's words that are no dates and no marks in front. */
export function wordsIn({ words, marks }: HeaderWords, line: number, segment: Segment): number[] {
  const found: number[] = [];
  for (let at = firstWhere(words, ({ start }) => start >= segment.start); at < words.length; at += 1) {
    const word = words[at]!;
    if (word.end > segment.end) break;
    if (marks[line]!.dates.some((date) => overlaps(date, word))) continue;
    if (found.length > 0 || /[\p{L}\p{N}]/u.test(word.text)) found.push(at);
  }
  return found;
}

/** The greatest loss of these words if they are one field, or go on with one. */
export function lossAs({ names, losses }: HeaderWords, words: readonly number[], field: FieldName, begins: boolean): number {
  return Math.max(
    ...words.map((word, at) => losses[word * names.length + names.indexOf(`${begins && at === 0 ? 'B' : 'I'}${field}`)]!),
  );
}

export const spanOfWords = ({ words }: HeaderWords, [first, ...rest]: readonly number[], field: FieldName): FieldSpan => ({
  field,
  start: words[first!]!.start,
  end: words[rest.at(-1) ?? first!]!.end,
  line: words[first!]!.line,
  margin: 0,
});

/** The lines above the body of a job or study. */
export interface Header {
  section: 'experience' | 'education';
  lines: number[];
  /** It belongs to the employer of the entry before. */
  under: boolean;
  body: number[];
}

/** The headers of the jobs and studies that the labels of the lines mark. */
export function headersOf(labels: readonly string[]): Header[] {
  const headers: Header[] = [];
  labels.forEach((label, at) => {
    const [section, role] = [sectionOfLabel(label), roleOfLabel(label)];
    const open = headers.at(-1);
    if (!hasEntries(section) || role === 'H') return;
    if (role === 'B') {
      if (open) open.body.push(at);
    } else if (role === 'S' || role === 'P' || open?.section !== section)
      headers.push({ section, lines: [at], under: role === 'P', body: [] });
    else open.lines.push(at);
  });
  return headers;
}
