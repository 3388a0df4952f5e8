import type { Cell } from '../csv/harmlessCell.ts';
import { writeCsv } from '../csv/writeCsv.ts';
import type { ExportTable } from './exportTable.ts';

const rowsAtOnce = 500;

/** Begins with a byte order mark, so that Excel recognises UTF-8. */
export async function* formatCsv({ columns, rows }: ExportTable): AsyncGenerator<string> {
  yield `\ufeff${writeCsv([columns.map(({ label }) => label)])}\r\n`;
  let waiting: Cell[][] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < rowsAtOnce) continue;
    yield `${writeCsv(waiting)}\r\n`;
    waiting = [];
  }
  if (waiting.length > 0) yield `${writeCsv(waiting)}\r\n`;
}
