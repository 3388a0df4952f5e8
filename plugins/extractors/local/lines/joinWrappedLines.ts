import type { DocumentText } from '../../../contract.ts';
import type { LineView } from '../shared/lineView.ts';
import { isFull, joinLines } from './wrapping.ts';

/** Lines of one paragraph are closer together than paragraphs, by at least this factor. */
const closer = 1.12;

/** Weight at the end of a line and at the start of the next: a bold name may end in the middle of its second line. */
const boldAtEnd = (line: LineView) => line.line.runs.at(-1)?.bold ?? line.bold;
export const boldAtStart = (line: LineView) => line.line.runs[0]?.bold ?? line.bold;

/** Whether a line's look continues that of the line above. */
export const looksOn = (above: LineView, line: LineView) =>
  above.size === line.size && boldAtEnd(above) === boldAtStart(line) && above.block === line.block;

/** Distance between the tops of a line and the line above it; null if the format has no positions. */
function pitch(above: LineView, line: LineView): number | null {
  const [upper, lower] = [above.line.box, line.line.box];
  return upper && lower && above.page === line.page && lower.y > upper.y ? lower.y - upper.y : null;
}

/** Same left edge, within one point. */
const standsUnder = (above: LineView, line: LineView) => Math.abs((above.line.box?.x ?? 0) - (line.line.box?.x ?? 0)) <= 1;

/**
 * Joins the lines of names that wrap: a line continues the one above if it is closer to it than lines usually are and did not fit on it, or if it is below the
 * text of a list item. Outside list items nothing is joined if all lines are equally far apart: each may be a separate name.
 */
export function joinWrappedLines(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const pitches = lines.flatMap((line, index) => (index > 0 ? [pitch(lines[index - 1]!, line) ?? []].flat() : []));
  const [closest, widest] = [Math.min(...pitches), Math.max(...pitches)];
  const isEven = pitches.length < 2 || widest < closest * closer;
  if (isEven && !lines.some(({ listItem }) => listItem)) return [...lines];
  const joined: LineView[] = [];
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const last = joined.at(-1);
    const distance = above ? pitch(above, line) : null;
    const near = !isEven && distance !== null && distance * closer <= widest;
    const inItem = last?.listItem === true && above !== undefined && line.line.box !== null && standsUnder(above, line);
    if (above && last && (near || inItem) && !line.listItem && looksOn(above, line) && isFull(above, lines, line)) {
      joined[joined.length - 1] = joinLines(document, last, line);
    } else joined.push(line);
  });
  return joined;
}
