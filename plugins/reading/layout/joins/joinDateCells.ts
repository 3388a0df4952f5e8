import { isDate, isPeriod } from '../../shared/periods.ts';
import type { Segment } from '../parts/segments.ts';
import type { Word } from '../parts/word.ts';

/** A period begins with a line that has digits, or with its month alone. */
const mayBeginDates =
  /\d|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?$/iu;
/** Abbreviated "years", as in "2018–2026" over "гг.". */
const yearMark = /^гг?\.?$/iu;

/** A cell of dates wraps to at most this many lines. */
const mostLines = 4;
/** Lines of one cell are at most this far apart, as a multiple of the font size. */
const closeLeading = 1.9;
/** No person's page has more segments, and comparing every line with every other would be slow. */
const mostSegments = 3000;
/** Longer text is not a cell of dates. */
const mostCharacters = 40;

const textOf = (segment: Segment) => segment.words.map((word) => word.text).join(' ');

/** Whether the segment holds only a date or a period. */
export function holdsDates(segment: Segment): boolean {
  const text = textOf(segment);
  return text.length <= mostCharacters && (isPeriod(text) || isDate(text));
}

/**
 * A narrow column wraps its dates ("May 2016 – Jan" over "2020"). Lines that form a period only together become one segment in the place of the
 * first, so
 * that the row they date is read with all of them.
 */
export function joinDateCells(segments: Segment[]): Segment[] {
  if (segments.length > mostSegments) return segments;
  const gone = new Set<Segment>();
  const joined: Segment[] = [];
  for (const segment of segments) {
    if (gone.has(segment)) continue;
    const cell = mayBeginDates.test(textOf(segment)) ? wrappedCell(segment, segments) : null;
    for (const line of cell ?? []) gone.add(line);
    joined.push(cell === null ? segment : joinCell(cell));
  }
  return joined.filter((segment) => !gone.has(segment));
}

/** The segment and those directly below it that complete a period. */
function wrappedCell(first: Segment, segments: readonly Segment[]): Segment[] | null {
  const cell = [first];
  let text = textOf(first);
  while (cell.length < mostLines && text.length <= mostCharacters) {
    const last = cell.at(-1)!;
    const complete = isPeriod(text);
    const below = segments.find((other) => isRightBelow(last, other) && (!complete || yearMark.test(textOf(other))));
    if (below === undefined) break;
    cell.push(below);
    text = `${text} ${textOf(below)}`;
  }
  return cell.length > 1 && isPeriod(text) && isAloneInPlace(cell, segments) ? cell : null;
}

function isRightBelow(above: Segment, below: Segment): boolean {
  const distance = below.baseline - above.baseline;
  if (distance <= above.size * 0.5 || distance > above.size * closeLeading || Math.abs(above.size - below.size) > 0.6)
    return false;
  const tolerance = above.size * 0.5;
  const middles = Math.abs(above.x0 + above.x1 - below.x0 - below.x1) / 2;
  return Math.abs(above.x0 - below.x0) <= tolerance || Math.abs(above.x1 - below.x1) <= tolerance || middles <= tolerance;
}

/** Whether there is something else beside the first line, which makes it a cell of a row. Dates above each other in running text are left alone. */
function isAloneInPlace([first]: readonly Segment[], segments: readonly Segment[]): boolean {
  return segments.some(
    (other) => other !== first && Math.abs(other.baseline - first!.baseline) <= Math.min(other.size, first!.size) * 0.4,
  );
}

function joinCell(cell: readonly Segment[]): Segment {
  const [first, ...rest] = cell as [Segment, ...Segment[]];
  const carried = rest.flatMap(({ words }) => words.map((word): Word => ({ ...word, carried: 'text', spaceBefore: true })));
  return {
    ...first,
    words: [...first.words, ...carried],
    x0: Math.min(...cell.map(({ x0 }) => x0)),
    x1: Math.max(...cell.map(({ x1 }) => x1)),
    first: Math.min(...cell.map((segment) => segment.first)),
    last: Math.max(...cell.map((segment) => segment.last)),
  };
}
