import type { DocumentText } from '../../../contract.ts';
import type { SectionKind } from '../../../knowledge/words/headings.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { type LineView, renumber, sliceLine } from '../shared/lineView.ts';

const aligned = 4;
const leastMargin = 20;
const mostMarginWords = 4;

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
  for (let index = 1; index <= Math.min(mostMarginWords, runs.length - 1); index += 1) {
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
  const split = lines.flatMap((line, index) => {
    const part = rightPart(line, [lines[index + 1], lines[index + 2], lines[index - 1]]);
    const heading = part && sliceLine(document, line, line.start, part.headingEnd);
    const rest = part && sliceLine(document, line, part.restStart, line.end);
    if (!part || !heading || !rest || !matchHeading(heading.text)?.exact) return [line];
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
  return split.length === lines.length ? [...lines] : renumber(split);
}

/** Labels of groups of skills and of lines in jobs have words of these too: "Tools", "Work", "Personal", "Languages". */
const alsoLabels: ReadonlySet<SectionKind> = new Set([
  'skills',
  'experience',
  'personal',
  'languages',
  'contact',
  'projects',
  'achievements',
]);
const leastCells = 2;

/** Splits "Awards⇥Lumen Prize" where several sections have their headings in the first cells of a table without places on a page, as Word files do. */
export function splitHeadingCells(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const cells = lines.map((line) => {
    const tab = line.line.box ? -1 : line.text.indexOf('\t');
    const match = tab > 0 && /\p{L}/u.test(line.text.slice(tab)) ? matchHeading(line.text.slice(0, tab)) : null;
    return match?.exact ? { ...match, tab, words: line.text.slice(0, tab) } : null;
  });
  const found = cells.filter((cell) => cell !== null);
  const isOnce = new Set(found.map(({ words }) => words)).size === found.length;
  if (found.length < leastCells || !isOnce || found.every(({ kind }) => alsoLabels.has(kind))) return [...lines];
  const split = lines.flatMap((line, at) => {
    const tab = cells[at]?.tab;
    const heading = tab === undefined ? null : sliceLine(document, line, line.start, line.start + tab);
    const rest = tab === undefined ? null : sliceLine(document, line, line.start + tab, line.end);
    return heading && rest ? [{ ...heading, gapBefore: true, margin: true }, rest] : [line];
  });
  return renumber(split);
}
