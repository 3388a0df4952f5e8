import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { report } from '../../scripts/noa/import/report.ts';
import type { Cell } from '../csv/harmlessCell.ts';
import { writeCsv } from '../csv/writeCsv.ts';
import type { ExportTable } from './exportTable.ts';
import { formatCsv } from './formatCsv.ts';
import { formatXlsx } from './formatXlsx.ts';

const signs = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const formulas = signs.flatMap((sign) => [`${sign}1+cmd|x`, `  ${sign}1`, `\u00a0${sign}1`, `\n${sign}1`, `\u0000${sign}1`]);

const table = (cells: readonly Cell[]): ExportTable => ({
  title: 'Engineer',
  locale: 'en',
  at: new Date(0),
  count: cells.length,
  columns: [{ label: 'Name', width: 20 }],
  rows: (async function* () {
    for (const cell of cells) yield [cell];
  })(),
});

const readCsv = (csv: string): string[] =>
  Papa.parse<string[]>(csv.replace(/^\ufeff/, '').trimEnd()).data.map(([cell = '']) => cell);

/** Every export of cells. Each returns the cells as a spreadsheet reads them, without the header. */
const exported: Record<string, (cells: readonly string[]) => Promise<string[]>> = {
  writeCsv: async (cells) => readCsv(writeCsv(cells.map((cell) => [cell]))),
  async formatCsv(cells) {
    let csv = '';
    for await (const part of formatCsv(table(cells))) csv += part;
    return readCsv(csv).slice(1);
  },
  async formatXlsx(cells) {
    const parts: Uint8Array[] = [];
    for await (const part of formatXlsx(table(cells))) parts.push(part);
    const zip = await JSZip.loadAsync(Buffer.concat(parts));
    const sheet = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
    const texts = [...sheet.matchAll(/<is><t[^>]*>([^<]*)<\/t><\/is>/g)].map(([, text = '']) => text.replaceAll('&apos;', "'"));
    return texts.filter((text) => text !== 'Name');
  },
  async 'failures of noa import'(cells) {
    const folder = await mkdtemp(path.join(tmpdir(), 'noa-failures-'));
    const failuresFile = path.join(folder, 'failures.csv');
    const failures = cells.map((label) => ({ label, code: 'UNREADABLE', reason: '' }));
    const silent = {
      event: () => {},
      result: () => {},
      print: () => {},
      note: () => {},
      style: (_: string, text: string) => text,
    };
    const tally = { failures, startedAt: 0, imported: 0, known: 0, skipped: 0, files: 0, bytes: 0 };
    const project = { id: '', title: '' };
    await report({ output: silent, project, tally, failuresFile, complete: true, watch: false } as never);
    const csv = await readFile(failuresFile, 'utf8');
    await rm(folder, { recursive: true });
    return readCsv(csv).slice(1);
  },
};

describe('no spreadsheet runs a cell', () => {
  it.each(Object.keys(exported))('of %s', async (name) => {
    const cells = (await exported[name]?.(formulas)) ?? [];
    expect(cells).toHaveLength(formulas.length);
    expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([]);
  });

  it.each(Object.keys(exported))('of %s, and other cells stay as they are', async (name) => {
    const usual = ['Ada Byron', '1+1', 'a=b', "O'Neill", '3 - 4', 'Анна'];
    expect(await exported[name]?.(usual)).toEqual(usual);
  });

  it('of CSV, where the spreadsheet separates cells by semicolons or tabs', () => {
    const cells = signs.flatMap((sign) => [`SQL; ${sign}1`, `;${sign}1`, `a\n${sign}1`, `\t"${sign}1`, `a;"" ${sign}1`]);
    const csv = writeCsv(cells.map((cell) => ['Ada', cell]));
    const read = [';', '\t'].flatMap((delimiter) => Papa.parse<string[]>(csv, { delimiter }).data.flat());
    expect(read.filter((cell) => /^["\s]*[=+\-@＝＋－＠﹦﹢﹣﹫]/.test(cell))).toEqual([]);
  });
});
