import type { DocumentText } from '../../../contract.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { type LineView, sliceLine } from '../shared/lineView.ts';

const aligned = 4;
const leastMargin = 20;
const mostWords = 4;

const leftOf = (line: LineView | undefined, page: number) => (line?.line.box && line.page === page ? line.line.box.x : null);

/** The first run of a line's right part, if the runs before it are a known heading in the margin. */
function rightPart(
  line: LineView,
  neighbours: readonly (LineView | undefined)[],
): { headingEnd: number; restStart: number } | null {
  const { runs } = line.line;
  const first = runs[0]?.box;
  if (!first) return null;
  const edges = neighbours.map((one) => leftOf(one, line.page)).filter((x) => x !== null);
  for (let index = 1; index <= Math.min(mostWords, runs.length - 1); index += 1) {
    const [before, run] = [runs[index - 1]!, runs[index]!];
    const x = run.box?.x ?? 0;
    const gap = before.box ? x - (before.box.x + before.box.width) : 0;
    if (x - first.x < leastMargin || gap < 0.4 * run.fontSize || !edges.some((edge) => Math.abs(edge - x) <= aligned)) continue;
    return { headingEnd: before.end, restStart: run.start };
  }
  return null;
}

/** Splits "Education   University of Oklahoma" if headings are in the margin beside the first lines of their sections. */
export function splitMarginHeadings(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const parted = lines.flatMap((line, index) => {
    const part = rightPart(line, [lines[index + 1], lines[index + 2], lines[index - 1]]);
    const heading = part && sliceLine(document, line, line.start, part.headingEnd);
    const rest = part && sliceLine(document, line, part.restStart, line.end);
    // "Project : Riverside Depot" is a line of a form.
    const labelled = rest && /^[:：]/.test(rest.text);
    if (!part || !heading || !rest || labelled || !matchHeading(heading.text)?.exact || rest.text.length < 2) return [line];
    const runs = line.line.runs;
    const box = runs.find(({ start }) => start >= part.restStart)?.box ?? line.line.box;
    const own = {
      ...rest.line,
      start: rest.start,
      runs: runs.filter(({ start }) => start >= part.restStart),
      box:
        box && line.line.box
          ? { ...line.line.box, x: box.x, width: line.line.box.x + line.line.box.width - box.x }
          : line.line.box,
    };
    return [
      { ...heading, gapBefore: true, margin: true },
      { ...rest, line: own, bold: own.runs[0]?.bold ?? rest.bold, size: own.runs[0]?.fontSize ?? rest.size },
    ];
  });
  return parted.length === lines.length ? [...lines] : parted.map((line, index) => ({ ...line, index }));
}
