import Papa from 'papaparse';
import type { ExportTable } from './exportTable.ts';

const rowsAtOnce = 500;

/** With a byte order mark, by which Excel knows that the file is UTF-8. */
export async function* formatCsv({ columns, rows }: ExportTable): AsyncGenerator<string> {
  yield `\ufeff${Papa.unparse([columns.map(({ label }) => label)])}\r\n`;
  let waiting: unknown[][] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < rowsAtOnce) continue;
    yield `${Papa.unparse(waiting)}\r\n`;
    waiting = [];
  }
  if (waiting.length > 0) yield `${Papa.unparse(waiting)}\r\n`;
}
