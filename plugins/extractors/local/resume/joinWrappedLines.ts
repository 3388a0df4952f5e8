import type { DocumentText } from '../../../contract.ts';
import type { LineView } from '../shared/lineView.ts';
import { isFull, joinLines } from './joinWrappedItems.ts';

/** Lines of one paragraph stand at least this much closer than paragraphs do. */
const closer = 1.12;

/** Weight of the last word of a line and of the first of the next: a name in bold may end in the middle of its second line. */
const boldAtEnd = (line: LineView) => line.line.runs.at(-1)?.bold ?? line.bold;
export const boldAtStart = (line: LineView) => line.line.runs[0]?.bold ?? line.bold;

/** Whether a line looks as the one above goes on. */
export const looksOn = (above: LineView, line: LineView) =>
  above.size === line.size && boldAtEnd(above) === boldAtStart(line) && above.block === line.block;

/** From the top of a line to the top of the one above it; null where the format has no places. */
function pitch(above: LineView, line: LineView): number | null {
  const [upper, lower] = [above.line.box, line.line.box];
  return upper && lower && above.page === line.page && lower.y > upper.y ? lower.y - upper.y : null;
}

/** At the same left edge, to a point. */
const standsUnder = (above: LineView, line: LineView) => Math.abs((above.line.box?.x ?? 0) - (line.line.box?.x ?? 0)) <= 1;

/**
 * Lines of a section with names that run over the line's end joined: a line that follows closer than others do, and did not fit behind the line
 * above it, goes on with it. So does one below the text of a list item. Else, where all stand equally apart nothing is joined: each may be a name
 * of its own.
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
