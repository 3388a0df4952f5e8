import Papa from 'papaparse';
import { type Cell, harmlessCell } from './harmlessCell.ts';

/** Lines of CSV, without a line break at the end. The only place that writes CSV: no cell of it is run by a spreadsheet. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return Papa.unparse(rows.map((row) => row.map(harmlessCell)));
}
