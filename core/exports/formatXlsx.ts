import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import { type HarmlessCell, harmlessCell } from '../csv/harmlessCell.ts';
import type { ExportTable } from './exportTable.ts';

/** Excel's limits: rows of a sheet, characters of a cell. */
const mostRows = 1_048_576;
const mostCharacters = 32_767;

/** Characters compressed at once: a few milliseconds of work. */
const lettersAtOnce = 64 * 1024;
const sheetName = 'xl/worksheets/sheet1.xml';

/**
 * A workbook with one sheet and a frozen header. The library makes a workbook with only the header; the rows are then streamed into its sheet, because the
 * library would keep all of them in memory and block the server.
 */
export async function* formatXlsx({ columns, rows }: ExportTable): AsyncGenerator<Uint8Array> {
  const { [sheetName]: sheet, ...parts } = await makeWorkbook(columns);
  const [head = '', tail = ''] = strFromU8(sheet ?? new Uint8Array()).split(/(?=<\/sheetData>)/);
  let done: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    done.push(data);
  });
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 3 });
    zip.add(file);
    return file;
  };
  for (const [name, content] of Object.entries(parts)) add(name).push(content, true);
  const file = add(sheetName);
  let [text, number] = [head, 1];
  for await (const row of rows) {
    if (++number > mostRows) break;
    text += formatRow(row.map(harmlessCell), number);
    if (text.length < lettersAtOnce) continue;
    file.push(strToU8(text));
    text = '';
    yield* done;
    done = [];
  }
  file.push(strToU8(text + tail), true);
  zip.end();
  yield* done;
}

/** The parts of a workbook that has only the header. */
async function makeWorkbook(columns: ExportTable['columns']): Promise<Record<string, Uint8Array>> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const header = columns.map(({ label }) => ({ value: String(harmlessCell(label)), fontWeight: 'bold' as const }));
  const options = { columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  return unzipSync(await writeXlsxFile([header], options).toBuffer());
}

function formatRow(cells: readonly HarmlessCell[], number: number): string {
  const written = cells.map((cell, index) => {
    const place = `${columnName(index)}${number}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.slice(0, mostCharacters))}</t></is></c>`;
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

/** A to Z, then AA, AB and so on. */
function columnName(index: number): string {
  return (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
}

/** Removes control characters and lone surrogates, which documents may contain and with which no program opens the file. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, (sign) => (sign < ' ' ? ' ' : '\uFFFD'))
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
