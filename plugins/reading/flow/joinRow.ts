import type { FlowLine, FlowSpan } from './flowLine.ts';

const tab: FlowSpan = { text: '\t', bold: false, italic: false, fontSize: 0, link: null };

/**
 * A table row as a person reads it: cells of one line each make one line, as in a list of dates and employers; longer cells, as in a page laid out by a table,
 * follow each other as blocks.
 */
export function joinRow(cells: readonly FlowLine[][], nextBlock: () => number): FlowLine[] {
  const filled = cells.filter((lines) => lines.length > 0);
  const first = filled[0]?.[0];
  if (first === undefined) return [];
  if (filled.length === 1 || filled.some((lines) => lines.length > 1)) return filled.flat();
  const spans = filled.flatMap(([line], index) => [...(index > 0 ? [tab] : []), ...(line?.spans ?? [])]);
  return [{ ...first, spans, block: nextBlock(), heading: filled.every(([line]) => line?.heading === true) }];
}
