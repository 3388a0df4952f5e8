import type { LineView } from '../../shared/lineView.ts';
import type { JobSectionKind } from './jobHeadings.ts';

/** A cell of a row, with the section that its column belongs to. */
export interface ColumnCell {
  start: number;
  end: number;
  kind: JobSectionKind;
}

const cellEnd = /\t| {3,}/u;
const columnKinds: readonly (readonly [JobSectionKind, RegExp])[] = [
  ['must', /^(?:essential|required|must[- ]have|обязательно)(?: criteria| skills)?:?$/iu],
  ['nice', /^(?:desirable|preferred|nice[- ]to[- ]have|желательно)(?: criteria| skills)?:?$/iu],
];

/** The columns "Essential" and "Desirable" of a person specification, by their position in the row; null if the line is not such a header. */
export function columnsOf({ line, text }: LineView, source: string): (JobSectionKind | null)[] | null {
  const cells = source.slice(line.start, line.end).split(cellEnd);
  const columns = cells.map((cell) => columnKinds.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? null);
  const named = columns.filter((kind) => kind !== null);
  return cellEnd.test(text) && named.length === 2 && named[0] !== named[1] ? columns : null;
}

/** The cells of a row below such a header. The corner cell above the row labels is empty and may be missing. */
export function cellsOf({ line }: LineView, source: string, columns: readonly (JobSectionKind | null)[]): ColumnCell[] {
  const cells = source.slice(line.start, line.end).split(cellEnd);
  const kinds = columns[0] === null || cells.length < 2 ? columns : [null, ...columns];
  let at = line.start;
  return cells.flatMap((cell, index): ColumnCell[] => {
    const start = source.indexOf(cell, at);
    at = start + cell.length;
    const kind = kinds[index];
    const bare = cell.trim();
    const from = start + cell.indexOf(bare);
    return kind && bare !== '' ? [{ start: from, end: from + bare.length, kind }] : [];
  });
}
