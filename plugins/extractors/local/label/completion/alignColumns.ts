import { groupBy } from '../../shared/groupBy.ts';
import type { LineView } from '../../shared/lineView.ts';
import { overlaps, splitSpans, type TextSpan, trimSpan } from '../../shared/textSpan.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import { type FieldName, hasEntries, sectionOfLabel } from '../lineLabels.ts';

/** A table has so many rows with so many cells each. */
const fewestRows = 3;
const fewestCells = 3;
/** A field belongs to the column in which it is in at least this share of the rows that have it. */
const leastShare = 0.6;
const inColumns: readonly FieldName[] = ['company', 'position', 'institution', 'degree'];

interface Row {
  at: number;
  cells: TextSpan[];
}

const cellsOf = ({ start, text }: LineView): TextSpan[] => splitSpans(text, /\t/gu, start).map(trimSpan);

/** The rows of the tables: lines of one section that begin or continue entries, with the same number of cells. */
function tablesOf(lines: readonly LineView[], labels: readonly string[], isRow: (at: number) => boolean): Row[][] {
  const rows = lines.flatMap((line, at): Row[] => {
    const isHeader = hasEntries(sectionOfLabel(labels[at]!)) && /:[SM]$/u.test(labels[at]!);
    const cells = isHeader && isRow(at) ? cellsOf(line) : [];
    return cells.length < fewestCells ? [] : [{ at, cells }];
  });
  const tables = groupBy(rows, ({ at, cells }) => `${sectionOfLabel(labels[at]!)} ${cells.length}`);
  return [...tables.values()].filter((table) => table.length >= fewestRows);
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
        if (isThere || !/\p{L}{2}/u.test(cell.text)) continue;
        const inRow = (span: FieldSpan) => cells.some((one) => overlaps(one, span));
        found = found.filter((span) => !overlaps(span, cell) && !(span.field === field && inRow(span)));
        found.push({ field, start: cell.start, end: cell.end, line: at, margin });
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
