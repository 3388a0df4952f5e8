import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DocumentText, TextLine, TextRun } from '../contract.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Runs in a row of the packed form: parsing so many takes about two milliseconds. */
const runsOfRow = 2_000;
const newline = 0x0a;

/** The packed form of documents that were unpacked: they go to another thread in it. */
const packedForms = new WeakMap<DocumentText, Uint8Array<ArrayBuffer>>();

/** A row after the first: lines, or more runs of the last line above. */
type Row = { lines: TextLine[] } | { runs: TextRun[] };

/**
 * A document's text with all positions as it is stored, and as it travels between threads: rows of JSON, gzip (level 1: a fifth of the time for a tenth more bytes).
 * The first row is the document without its lines.
 */
export async function packDocument(document: DocumentText): Promise<Uint8Array<ArrayBuffer>> {
  const known = packedForms.get(document);
  if (known !== undefined) return known;
  const rows = [{ ...document, lines: [] }, ...toRows(document.lines)].map((row) => JSON.stringify(row));
  return new Uint8Array(await compress(rows.join('\n'), { level: 1 }));
}

/** Lets other work through between rows: a long document takes a third of a second. Reads what earlier versions packed into one row too. */
export async function unpackDocument(packed: Uint8Array): Promise<DocumentText> {
  const rows = await expand(packed);
  let document: DocumentText | null = null;
  for (let from = 0; from < rows.length; ) {
    const end = rows.indexOf(newline, from);
    const to = end < 0 ? rows.length : end;
    const row = JSON.parse(rows.toString('utf8', from, to)) as DocumentText | Row;
    if (document === null) document = row as DocumentText;
    else if ('runs' in row) document.lines.at(-1)?.runs.push(...row.runs);
    else document.lines.push(...row.lines);
    from = to + 1;
    if (from < rows.length) await setImmediate();
  }
  if (document === null) throw new Error('The packed document is empty.');
  packedForms.set(document, new Uint8Array(packed));
  return document;
}

function toRows(lines: readonly TextLine[]): Row[] {
  const rows: Row[] = [];
  let room = 0;
  for (const line of lines) {
    const last = rows.at(-1);
    const first = { ...line, runs: line.runs.slice(0, runsOfRow) };
    if (last !== undefined && 'lines' in last && room > 0) last.lines.push(first);
    else {
      rows.push({ lines: [first] });
      room = runsOfRow;
    }
    room -= line.runs.length + 1;
    for (let from = runsOfRow; from < line.runs.length; from += runsOfRow)
      rows.push({ runs: line.runs.slice(from, from + runsOfRow) });
  }
  return rows;
}
