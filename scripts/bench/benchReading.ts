import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from '../../plugins/contract.ts';
import { extractResume } from '../../plugins/extractors/local/facts/extractResume.ts';
import { docxReader } from '../../plugins/readers/docx/docxReader.ts';
import { pdfReader } from '../../plugins/readers/pdf/pdfReader.ts';
import { defaultReadLimits as limits } from '../../plugins/reading/defaultReadLimits.ts';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { type Figure, median, time } from './support/figure.ts';

/** The first rounds warm the thread, as the first documents of a day do. */
const warmRounds = 3;
const rounds = 5;
const { signal } = new AbortController();

/** Reading and extracting the CVs of the shipped set in one warm thread, beside `pdftotext` on the same files in turn. */
export async function benchReading(): Promise<Figure[]> {
  const pdfs = setFiles('.pdf');
  const pdf = await measure(pdfReader, pdfs);
  const docx = await measure(docxReader, setFiles('.docx'));
  const reference = referenceMs(pdfs);
  const figures: Figure[] = [
    figure('PDF CVs a second, one thread', perSecond(pdf), '', { least: 40 }, `read and extracted, ${pdf.length} files`),
    figure('DOCX CVs a second, one thread', perSecond(docx), '', { least: 200 }, `read and extracted, ${docx.length} files`),
    figure('a PDF CV', median(pdf), 'ms', null, `median file, each the median of ${rounds}`),
  ];
  if (reference === null) return figures;
  return [
    ...figures,
    figure('pdftotext on it', reference, 'ms', null, 'reference: text only, a process a file, same run'),
    figure('a PDF CV, in times of pdftotext', median(pdf) / reference, '', { most: 2 }, 'median of both'),
  ];
}

function figure(name: string, value: number, unit: string, target: Figure['target'], note: string): Figure {
  return { name, value, unit, target, note };
}

/** Without scans: recognition takes too long to measure here. */
function setFiles(ending: string): string[] {
  const folder = path.join(projectFolder(), 'scripts', 'eval', 'set', 'documents');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('scan'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Milliseconds per file. */
async function measure(reader: Reader, files: readonly string[]): Promise<number[]> {
  const times: number[][] = files.map(() => []);
  for (let round = 0; round < warmRounds + rounds; round++) {
    for (const [index, file] of files.entries()) {
      const bytes = new Uint8Array(readFileSync(file));
      const taken = await time(async () => {
        const document = await reader.read(bytes, { signal, limits });
        extractResume(document, { signal, today: '2026-01-01' });
      });
      if (round >= warmRounds) times[index]?.push(taken);
    }
  }
  return times.map((own) => median(own));
}

function perSecond(times: readonly number[]): number {
  return (times.length * 1000) / times.reduce((sum, one) => sum + one, 0);
}

/** Null where Poppler is not installed. */
function referenceMs(files: readonly string[]): number | null {
  if (spawnSync('pdftotext', ['-v']).error) return null;
  const once = (file: string) => {
    const started = performance.now();
    spawnSync('pdftotext', [file, '-'], { stdio: 'ignore' });
    return performance.now() - started;
  };
  return median(files.map((file) => median([once(file), once(file), once(file)])));
}
