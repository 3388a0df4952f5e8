import Papa from 'papaparse';
import { type Cell, harmlessCsvCell } from './harmlessCell.ts';

/** Lines of CSV, without a trailing line break. All CSV is written here, so that no cell is run as a formula by a spreadsheet. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return Papa.unparse(rows.map((row) => row.map(harmlessCsvCell)));
}
