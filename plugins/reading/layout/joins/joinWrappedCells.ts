import type { Segment } from '../parts/segments.ts';
import type { Word } from '../parts/word.ts';
import { holdsDates } from './joinDateCells.ts';

/** More text is a paragraph, not a cell with a name in it. */
const mostLines = 3;
const mostCharacters = 90;
/** Lines of one cell are at most this far apart, as a multiple of the font size. */
const closeLeading = 1.7;
/** In a cell wider than this multiple of the font size, a full line proves nothing: the words must show that the text continues. */
const narrow = 15;
const openEnd = /^(?:of|and|for|the|по|и|в|на|с|для|&)$|[,&/–-]$/iu;
/** A space, as a share of the font size. */
const space = 0.25;
/** Cells are at least this far apart, as a share of the font size. */
const gutter = 0.95;
/** No person's page has more segments, and comparing every line with every other would be slow. */
const mostSegments = 3000;

/**
 * Joins the lines of a narrow cell: "Tri-County" over "Steel" between other cells, or a job title that wraps because its dates are to the right.
 * A line wraps when the next word had no room before the cell to its right.
 */
export function joinWrappedCells(segments: Segment[]): Segment[] {
  if (segments.length > mostSegments) return segments;
  const gone = new Set<Segment>();
  const joined = segments.map((segment) => {
    if (gone.has(segment)) return segment;
    const cell = cellAt(segment, segments, gone);
    if (cell.length === 1) return segment;
    for (const line of cell) gone.add(line);
    return joinLines(cell);
  });
  return joined.filter((segment) => !gone.has(segment));
}

function cellAt(first: Segment, segments: readonly Segment[], gone: ReadonlySet<Segment>): Segment[] {
  const room = roomAt(first, segments);
  if (room === null || segments.some((other) => isRightBelow(other, first))) return [first];
  const cell = [first];
  for (;;) {
    const last = cell.at(-1)!;
    const below = segments.find((other) => !gone.has(other) && isRightBelow(last, other));
    if (below === undefined || holdsDates(below)) return cell;
    const word = below.words[0]!;
    const [goesOn, isOpen] = [/^\p{Ll}/u.test(word.text), openEnd.test(last.words.at(-1)!.text)];
    // When the words on both sides of the break show that the text continues, it need not be proved that there was no room.
    if (last.x1 + last.size * space + word.x1 - word.x0 < room - last.size * gutter && !(goesOn && isOpen)) return cell;
    if (room - first.x0 > first.size * narrow && !goesOn && !isOpen) return cell;
    cell.push(below);
    const length = cell.reduce((sum, line) => sum + line.words.reduce((letters, { text }) => letters + text.length + 1, 0), 0);
    if (cell.length > mostLines || length > mostCharacters) return [first];
  }
}

/** The x at which the next cell of the row begins. Null unless the row has at least three cells, or nothing but dates to the right of the segment. */
function roomAt(segment: Segment, segments: readonly Segment[]): number | null {
  const row = segments.filter(
    (other) => other !== segment && Math.abs(other.baseline - segment.baseline) <= Math.min(other.size, segment.size) * 0.3,
  );
  const right = row.filter((other) => other.x0 >= segment.x1).sort((a, b) => a.x0 - b.x0);
  const [next] = right;
  if (next === undefined || (row.length < 2 && !right.every(holdsDates))) return null;
  return next.x0;
}

function isRightBelow(above: Segment, below: Segment): boolean {
  const distance = below.baseline - above.baseline;
  if (distance <= above.size * 0.5 || distance > above.size * closeLeading) return false;
  const [one, two] = [above.words[0]!, below.words[0]!];
  return (
    Math.abs(above.x0 - below.x0) <= 1 &&
    Math.abs(above.size - below.size) < 0.3 &&
    one.bold === two.bold &&
    one.italic === two.italic
  );
}

function joinLines(cell: readonly Segment[]): Segment {
  const [first, ...rest] = cell as [Segment, ...Segment[]];
  const carried = rest.flatMap(({ words }) => words.map((word): Word => ({ ...word, carried: 'text', spaceBefore: true })));
  return {
    ...first,
    words: [...first.words, ...carried],
    x1: Math.max(...cell.map(({ x1 }) => x1)),
    first: Math.min(...cell.map((segment) => segment.first)),
    last: Math.max(...cell.map((segment) => segment.last)),
  };
}
