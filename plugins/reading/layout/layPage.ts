import { type Column, orderSegments } from './columns/orderSegments.ts';
import { dropLeaders } from './dropLeaders.ts';
import { joinDateCells } from './joins/joinDateCells.ts';
import { joinDropCaps } from './joins/joinDropCaps.ts';
import { joinWrappedCells } from './joins/joinWrappedCells.ts';
import { liftMarginCells } from './liftMarginCells.ts';
import { markContinued } from './markContinued.ts';
import { type LaidLine, lineMeasure } from './parts/laidLine.ts';
import { stripListMarker } from './parts/listMarkers.ts';
import { makeRows } from './parts/rows.ts';
import { makeSegments } from './parts/segments.ts';
import { separateWords } from './parts/separateWords.ts';
import type { Word } from './parts/word.ts';

/** A gap this many times the usual line distance begins a new block. */
const blockGapFactor = 1.35;

export interface LayOptions {
  /** False when `order` is only the order in which OCR scanned the page. */
  trustOrder?: boolean;
}

/** The page's lines in reading order. */
export function layPage(words: readonly Word[], { trustOrder = true }: LayOptions = {}): LaidLine[] {
  const lines: LaidLine[] = [];
  const regions = orderSegments(joinWrappedCells(joinDateCells(makeSegments(joinDropCaps(dropLeaders(words))))), trustOrder);
  const columns = new Map<LaidLine, Column>();
  const rows = regions.flatMap(({ segments, column }) => makeRows(segments).map((row) => ({ row, column })));
  liftMarginCells(rows.map(({ row }) => row));
  for (const { row, column } of rows) {
    const { words: kept, marked } = stripListMarker(row.segments.flatMap((segment) => segment.words));
    separateWords(kept);
    if (kept.length === 0) continue;
    const line: LaidLine = { words: kept, block: 0, role: 'body', listItem: marked, continues: false };
    lines.push(line);
    columns.set(line, column);
  }
  markTaggedItems(lines);
  numberBlocks(lines);
  markContinued(lines, columns);
  return lines;
}

/** The format may mark list items whose bullets are drawn rather than written: marks the first line of each. */
function markTaggedItems(lines: readonly LaidLine[]): void {
  const seen = new Set<number>();
  for (const line of lines) {
    const item = line.words[0]!.listItem;
    if (item < 0 || seen.has(item)) continue;
    seen.add(item);
    // A bold line begins an entry, whatever list the entries form.
    if (!line.words.every((word) => word.bold)) line.listItem = true;
  }
}

function numberBlocks(lines: LaidLine[]): void {
  const measures = lines.map(lineMeasure);
  const usual = usualLeading(measures);
  let block = 0;
  for (let index = 1; index < lines.length; index++) {
    const above = measures[index - 1]!;
    const below = measures[index]!;
    const leading = (below.baseline - above.baseline) / Math.max(above.size, below.size, 1);
    const apart = below.x0 > above.x1 || below.x1 < above.x0;
    if (leading <= 0 || leading > usual * blockGapFactor || apart) block++;
    lines[index]!.block = block;
  }
}

/** Median distance between neighbouring lines of the same size, as a multiple of that size. */
function usualLeading(measures: readonly { size: number; baseline: number }[]): number {
  const leadings: number[] = [];
  for (let index = 1; index < measures.length; index++) {
    const above = measures[index - 1]!;
    const below = measures[index]!;
    const leading = (below.baseline - above.baseline) / Math.max(below.size, 1);
    if (leading > 0.8 && leading < 2.5 && Math.abs(above.size - below.size) < 0.2) leadings.push(leading);
  }
  leadings.sort((a, b) => a - b);
  return leadings[leadings.length >> 1] ?? 1.3;
}
