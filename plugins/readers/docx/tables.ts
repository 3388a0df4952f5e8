import type { FlowLine, FlowSpan } from '../flow/flowLine.ts';

/** The lines of one cell, and the colour behind them (null: unknown). */
export interface Cell {
  lines: FlowLine[];
}

const tab: FlowSpan = { text: '\t', bold: false, italic: false, fontSize: 0, link: null };

/**
 * A row as a person reads it: cells of one line each are one line, as in a list of dates and employers; longer cells, as in a page laid out by
 * a table, follow each other as blocks.
 */
export function joinRow(cells: readonly Cell[], nextBlock: () => number): FlowLine[] {
  const filled = cells.filter(({ lines }) => lines.length > 0);
  const first = filled[0]?.lines[0];
  if (first === undefined) return [];
  if (filled.length === 1 || filled.some(({ lines }) => lines.length > 1)) return filled.flatMap(({ lines }) => lines);
  const spans = filled.flatMap(({ lines }, index) => [...(index > 0 ? [tab] : []), ...(lines[0]?.spans ?? [])]);
  return [{ ...first, spans, block: nextBlock(), heading: filled.every(({ lines }) => lines[0]?.heading === true) }];
}
