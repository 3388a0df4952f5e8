import { closesName } from '../../annotate/fieldScores.ts';
import { needsTown } from '../../annotate/schoolScore.ts';
import { matchLength, overlaps } from '../../shared/textSpan.ts';
import { type FieldSpan, isBelow, withoutJoiner } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import { type HeaderWords, lossAs, wordsIn } from './headerWords.ts';
import { isUnfinished } from './isUnfinished.ts';

/** What a name may lose, in the model's units, to go on to the ends of its segment. */
const mostLoss = 250;
const names: ReadonlySet<FieldName> = new Set(['company', 'institution']);

/** Extends names over the words of their segments that no other field takes, if they might well belong to them: "Terminals Oy" in "Greywacke Terminals Oy". */
export function wholeNames(context: HeaderWords, fields: readonly FieldSpan[]): FieldSpan[] {
  const whole = fields.map((span) => wholeName(context, span, fields));
  const isWithin = (span: FieldSpan) => whole.some((other) => other !== span && overlaps(other, span));
  return whole.filter((span) => !(span.field === 'place' || span.field === 'subject') || !isWithin(span));
}

function wholeName(context: HeaderWords, span: FieldSpan, fields: readonly FieldSpan[]): FieldSpan {
  const segment = context.marks[span.line]!.segments.find((one) => overlaps(one, span));
  if (!segment || !names.has(span.field)) return span;
  const { words, document } = context;
  const own = wordsIn(context, span.line, segment);
  const before = own.filter((at) => words[at]!.end <= span.start);
  const after = own.filter((at) => words[at]!.start >= span.end);
  const first = own.find((at) => words[at]!.start >= span.start);
  const goesOn = isUnfinished(document.text.slice(span.start, span.end));
  // "Leeds" of "Leeds School of Art" is no place of its own, nor that of "Archives of Leeds".
  const isWithin = (other: FieldSpan) =>
    other.field === 'place' && segment.start <= other.start && (other.end < span.start || (goesOn && other.start > span.end));
  const isFree = (at: number) => !fields.some((other) => other !== span && !isWithin(other) && overlaps(other, words[at]!));
  const belongs = (part: readonly number[], begins: boolean) =>
    part.length > 0 &&
    part.every(isFree) &&
    ((!begins && goesOn) || lossAs(context, begins ? [...part, first!] : part, span.field, begins) <= mostLoss);
  const start = first !== undefined && belongs(before, true) ? words[before[0]!]!.start : span.start;
  const end = belongs(after, false) ? words[after.at(-1)!]!.end : span.end;
  const whole = extensions.reduce((name, extend) => extend(context, name, fields), { ...span, start, end });
  return withoutJoiner(document.text, whole);
}

/** What extends a name beyond its segment, in order. */
const extensions: readonly ((context: HeaderWords, span: FieldSpan, fields: readonly FieldSpan[]) => FieldSpan)[] = [
  withClosingForm,
  withTown,
  withRestBelow,
  withNameAbove,
];

/** An employer's name goes on to the form that closes it: «Кафе «Заря», ИП Лис А. П.», "Hale and Partners". */
function withClosingForm({ document, marks }: HeaderWords, span: FieldSpan, fields: readonly FieldSpan[]): FieldSpan {
  const last = span.field === 'company' ? marks[span.line]!.segments.find(({ end }) => end > span.end) : undefined;
  if (!last) return span;
  const start = Math.max(span.end, last.start);
  const isBeside = /^(?:,\s|\s)?$/u.test(document.text.slice(span.end, start));
  const isFree = !fields.some(
    (other) => other.field !== 'place' && other.field !== span.field && overlaps(other, { start, end: last.end }),
  );
  const form = document.text.slice(start, last.end).trim();
  return isBeside && isFree && closesName(form) ? { ...span, end: last.end } : span;
}

/** A legal form or the kind of a school begins its line, so that the name begins above: "Adeyemi Pumps Nigeria⏎Limited", "Leeds, Suez Canal⏎University". */
function withNameAbove({ document, lines, marks }: HeaderWords, span: FieldSpan): FieldSpan {
  const [above, line] = [lines[span.line - 1], lines[span.line]!];
  const end = document.text.slice(span.start, span.end);
  const isEnd = span.field === 'company' ? closesName(end) : span.field === 'institution' && needsTown(end);
  const isName = above && line.line.continues === true && marks[span.line - 1]!.dates.length === 0;
  if (!isEnd || !isName || line.start !== span.start) return span;
  const head = marks[span.line - 1]!.segments.at(-1);
  const isHead = head && head.end === above.end && /^\p{Lu}/u.test(document.text.slice(head.start, head.end));
  if (span.field === 'company') return { ...span, start: above.start, line: span.line - 1 };
  return isHead ? { ...span, start: head.start, line: span.line - 1 } : span;
}

/** «Колледж Родник, г» before «. Шымкент» */
const townMark = /,\s(?:г|гор|пос|пгт|с)$/u;
const townBehind = /^\.\s?\p{Lu}[\p{L}-]+/u;
const longestTown = 40;

/** A school that only its town names takes it: "Technical University – Sofia". */
function withTown({ document, marks }: HeaderWords, span: FieldSpan): FieldSpan {
  if (townMark.test(document.text.slice(span.start, span.end)))
    return { ...span, end: span.end + matchLength(townBehind, document.text.slice(span.end, span.end + longestTown)) };
  const town = marks[span.line]!.segments.find(({ start }) => start >= span.end);
  if (span.field !== 'institution' || !town?.place) return span;
  const isBeside = /^(?:,|\s[–-])\s$/u.test(document.text.slice(span.end, town.start));
  return isBeside && needsTown(document.text.slice(span.start, span.end)) ? { ...span, end: town.end } : span;
}

/** A name that breaks off at the end of its line goes on in the first segment of the next: "Universidad de⏎Sevilla", "Hale Homes⏎Limited". */
function withRestBelow({ document, lines, marks }: HeaderWords, span: FieldSpan, fields: readonly FieldSpan[]): FieldSpan {
  const name = document.text.slice(span.start, span.end);
  const last = lines.findIndex(({ end }) => end >= span.end);
  const [line, next, rest] = [lines[last]!, lines[last + 1], marks[last + 1]?.segments[0]];
  if (!next || !rest || !/^(?:$|\t)/u.test(line.text.slice(span.end - line.start)) || !isBelow(line, span.start, next))
    return span;
  const isPart =
    isUnfinished(name) ||
    (span.field === 'company' && closesName(document.text.slice(rest.start, rest.end))) ||
    (span.field === 'institution' && rest.place && needsTown(name));
  const isFree = !fields.some((other) => other.field !== 'place' && overlaps(other, rest));
  return isPart && isFree ? { ...span, end: rest.end } : span;
}
