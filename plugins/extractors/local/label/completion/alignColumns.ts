import type { LineView } from '../../shared/lineView.ts';
import { overlaps } from '../../shared/textSpan.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import { type FieldName, hasEntries, sectionOfLabel } from '../lineLabels.ts';

interface Cell {
  start: number;
  end: number;
}

/** A table has so many rows with so many cells each. */
const fewestRows = 3;
const fewestCells = 3;
/** A field belongs to the column in which it is in at least this share of the rows that have it. */
const leastShare = 0.6;
const inColumns: readonly FieldName[] = ['company', 'position', 'institution', 'degree'];

function cellsOf({ start, text }: LineView): Cell[] {
  let from = start;
  return text.split('\t').map((cell) => {
    const at = from + cell.length - cell.trimStart().length;
    from += cell.length + 1;
    return { start: at, end: at + cell.trim().length };
  });
}

/** The rows of the tables: lines of one section that begin or continue entries, with the same number of cells. */
function tablesOf(
  lines: readonly LineView[],
  labels: readonly string[],
  isRow: (at: number) => boolean,
): { at: number; cells: Cell[] }[][] {
  const tables = new Map<string, { at: number; cells: Cell[] }[]>();
  lines.forEach((line, at) => {
    const section = sectionOfLabel(labels[at]!);
    if (!line.text.includes('\t') || !hasEntries(section) || !/:[SM]$/u.test(labels[at]!) || !isRow(at)) return;
    const cells = cellsOf(line);
    if (cells.length < fewestCells) return;
    const key = `${section} ${cells.length}`;
    tables.set(key, [...(tables.get(key) ?? []), { at, cells }]);
  });
  return [...tables.values()].filter((rows) => rows.length >= fewestRows);
}

/** Gives each row of a table its fields from the same columns: what most rows say of a column holds for all. */
export function alignColumns(
  lines: readonly LineView[],
  labels: readonly string[],
  spans: readonly FieldSpan[],
  isRow: (at: number) => boolean,
): readonly FieldSpan[] {
  let found = [...spans];
  for (const rows of tablesOf(lines, labels, isRow)) {
    for (const field of inColumns) {
      const columns = rows.flatMap(({ cells }) => {
        const own = found.find((span) => span.field === field && cells.some((cell) => overlaps(cell, span)));
        return own ? [cells.findIndex((cell) => overlaps(cell, own))] : [];
      });
      const votes = (column: number) => columns.filter((one) => one === column).length;
      const column = columns.toSorted((a, b) => votes(b) - votes(a) || a - b)[0] ?? 0;
      if (votes(column) < 2 || votes(column) < leastShare * columns.length) continue;
      const margin = Math.min(...found.filter((span) => span.field === field).map((span) => span.margin));
      for (const { at, cells } of rows) {
        const cell = cells[column]!;
        const isThere = found.some((span) => span.field === field && overlaps(span, cell));
        if (isThere || !/\p{L}{2}/u.test(lines[at]!.text.slice(cell.start - lines[at]!.start, cell.end - lines[at]!.start)))
          continue;
        const inRow = (span: FieldSpan) => cells.some((one) => overlaps(one, span));
        found = found.filter((span) => !overlaps(span, cell) && !(span.field === field && inRow(span)));
        found.push({ field, ...cell, line: at, margin });
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
