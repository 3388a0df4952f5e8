import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cvFiles, type UploadFile } from '../made/madeFiles.ts';
import { signIn } from '../product/createClient.ts';
import { type Product, startProduct } from '../product/startProduct.ts';
import { type Screened, screenWatched } from './http/screenWatched.ts';
import { countPdftotext, pdftotextFigures } from './support/countPdftotext.ts';
import { type Figure, median } from './support/figure.ts';

const cvs = 50;
const runs = 3;
const code = '424242';
const firstUserMs = 6_000;

/** The time a user waits for 50 CVs of two pages each on the started product, from the first byte sent to the last candidate ranked. */
export async function benchScreening(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-screening-'));
  // The limit is on all files of a screening, and the job description is one of them.
  const product = await startProduct({
    dataDir: path.join(folder, 'data'),
    settings: { NOA_TEST_CODE: code, NOA_MAX_FILES: String(cvs + 1) },
  });
  try {
    // As long as a day's first user takes to sign in and to choose the files; what is not loaded by then, the first CVs pay for.
    await sleep(firstUserMs);
    const [cold, ...warm] = [await screen(product, 0), ...(await inTurn(runs, (run) => screen(product, run + 1)))];
    const last = median(warm.map(({ lastMs }) => lastMs));
    const reference = countReference(folder, runFiles(1));
    return [
      {
        name: 'first 50 CVs after a start',
        value: cold.lastMs / 1000,
        unit: 's',
        target: { most: 5 },
        note: `upload to last one ranked, ${firstUserMs / 1000} s after the start`,
      },
      {
        name: 'first row of them',
        value: cold.firstMs / 1000,
        unit: 's',
        target: { most: 1.5 },
        note: 'upload to first one ranked',
      },
      {
        name: '50 CVs',
        value: last / 1000,
        unit: 's',
        target: { most: 5 },
        note: `upload to last one ranked, median of ${runs}`,
      },
      {
        name: 'first 50 CVs to later ones',
        value: cold.lastMs / last,
        unit: 'times',
        target: { most: 1.3 },
        note: 'how much longer they take',
      },
      {
        name: 'first row',
        value: median(warm.map(({ firstMs }) => firstMs)) / 1000,
        unit: 's',
        target: { most: 1.5 },
        note: `upload to first one ranked, median of ${runs}`,
      },
      { name: 'CVs a second', value: cvs / (last / 1000), unit: '', target: null, note: 'read, extracted, scored, stored' },
      ...pdftotextFigures('pdftotext, CVs a second', reference),
    ];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurn<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index++) results.push(await work(index));
  return results;
}

/** Different people in each run, because known files would not be read again. */
const runFiles = (run: number) => cvFiles(run * 1000, cvs);

async function screen({ url }: Product, run: number): Promise<Screened> {
  return screenWatched(url, await signIn(url, `bench${run}@example.com`, code), runFiles(run));
}

/** pdftotext over the same files; null where it is not installed. */
function countReference(folder: string, files: readonly UploadFile[]): number | null {
  const place = path.join(folder, 'cvs');
  mkdirSync(place);
  for (const { name, bytes } of files) writeFileSync(path.join(place, name), bytes);
  return countPdftotext(place, files.length);
}
