import { holdsDates } from '../joins/joinDateCells.ts';
import { makeRows, type Row } from '../parts/rows.ts';
import type { Segment } from '../parts/segments.ts';

/** Fewer names in the margin may be anything; no person's page has more, and each is compared with all lines beside. */
const fewestLabels = 3;
const mostLabels = 40;
/** A name wraps to at most this many rows; more are the text of a sidebar. */
const mostRows = 3;
/** At least this share of the sections begins a paragraph, and as many names are level with their section. */
const usualShare = 0.8;
/** Lines of a paragraph are at most this far apart, as a multiple of the font size. */
const paragraphLeading = 1.6;
/** A name is level with its section's first line or middle when they differ by at most this multiple of the font size. */
const levelLeading = 1.4;

/**
 * The sections of a page that has their names in the left margin, in reading order: a name, then the text beside it. A name may be level with the first
 * line of its text, a little below it, or with its middle; a page's running head above all text is none. Null if the left side is no such margin.
 */
export function sectionsBesideLabels(left: readonly Segment[], right: readonly Segment[]): Segment[][] | null {
  if (left.length > right.length || left.some(holdsDates)) return null;
  const rows = makeRows(right);
  const names = labelsOf(makeRows(left));
  const isAbove = (name: readonly Row[]) => name.at(-1)!.bottom < rows[0]!.top;
  const labels = names.filter((name) => !isAbove(name));
  const isUsual = labels.length >= fewestLabels && labels.length <= mostLabels;
  if (!isUsual || labels.some((label) => label.length > mostRows)) return null;
  const later = labels.slice(1).map((label, at) => sectionStart(rows, labels[at]!, label));
  const starts = [firstStart(labels[0]!, rows, later[0]!), ...later];
  if (starts.some((start, at) => start >= (starts[at + 1] ?? rows.length))) return null;
  const sections = labels.map((label, at) => ({ label, rows: rows.slice(starts[at], starts[at + 1]) }));
  const begin = starts.filter((start) => start === 0 || !isBelow(rows[start - 1]!, rows[start]!));
  const level = sections.filter((section) => isLevel(section.label, section.rows));
  if (Math.min(begin.length, level.length) < labels.length * usualShare) return null;
  return [...names.filter(isAbove), rows.slice(0, starts[0]), ...sections.flatMap((section) => [section.label, section.rows])]
    .filter((group) => group.length > 0)
    .map((group) => group.flatMap(({ segments }) => segments));
}

const isBelow = (above: Row, below: Row): boolean =>
  below.baseline - above.baseline <= Math.max(above.size, below.size) * paragraphLeading;

/** Rows one below the other are one name. */
function labelsOf(rows: readonly Row[]): Row[][] {
  const labels: Row[][] = [];
  for (const row of rows) {
    const last = labels.at(-1)?.at(-1);
    if (last && isBelow(last, row)) labels.at(-1)!.push(row);
    else labels.push([row]);
  }
  return labels;
}

/** The section begins below the widest gap between the name above and the last line beside its own name. */
function sectionStart(rows: readonly Row[], above: readonly Row[], label: readonly Row[]): number {
  const [top, bottom] = [above.at(-1)!.baseline, label.at(-1)!.bottom];
  let [start, widest] = [rows.length, Number.NEGATIVE_INFINITY];
  for (let at = 1; at < rows.length; at++) {
    const gap = rows[at]!.top - rows[at - 1]!.bottom;
    if (rows[at]!.baseline > top && rows[at]!.top < bottom && gap > widest) [start, widest] = [at, gap];
  }
  return start;
}

/** What stands above the first name, without being level with it, is of no section: it goes on from the page before. */
function firstStart(label: readonly Row[], rows: readonly Row[], next: number): number {
  const begins = rows.slice(0, next).map((row, at) => at === 0 || !isBelow(rows[at - 1]!, row));
  const beside = begins.findIndex((begin, at) => begin && isLevel(label, [rows[at]!]));
  const start = beside < 0 ? begins.findIndex((begin, at) => begin && isLevel(label, rows.slice(at, next))) : beside;
  return Math.max(0, start);
}

function isLevel(label: readonly Row[], rows: readonly Row[]): boolean {
  const most = label[0]!.size * levelLeading;
  const middle = (some: readonly Row[]) => (some[0]!.top + some.at(-1)!.bottom) / 2;
  return Math.abs(label[0]!.baseline - rows[0]!.baseline) <= most || Math.abs(middle(label) - middle(rows)) <= most;
}
