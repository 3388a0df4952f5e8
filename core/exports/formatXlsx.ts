import { PassThrough } from 'node:stream';
import type { SheetData } from 'write-excel-file/node';
import type { ExportTable } from './exportTable.ts';

/** A sheet holds no more rows, and a cell no more characters. */
const mostRows = 1_048_575;
const mostCharacters = 32_767;

/** A workbook with one sheet and a header that stays in view. */
export async function* formatXlsx({ columns, rows }: ExportTable): AsyncGenerator<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const data: SheetData = [columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }))];
  for await (const row of rows) {
    if (data.length > mostRows) break;
    data.push(row.map((cell) => (typeof cell === 'string' ? cell.slice(0, mostCharacters) : cell)));
  }
  const options = { columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  const content = new PassThrough();
  writeXlsxFile(data, options)
    .toStream(content)
    .catch((error: Error) => content.destroy(error));
  yield* content as AsyncIterable<Uint8Array>;
}
