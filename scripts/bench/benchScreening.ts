import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cvFiles } from '../made/madeFiles.ts';
import { signIn } from '../product/createClient.ts';
import { startProduct } from '../product/startProduct.ts';
import { type Screened, screenWatched } from './http/screenWatched.ts';
import { countPdftotext, throughputFigures } from './support/countPdftotext.ts';
import { type Figure, median } from './support/figure.ts';
import { warmRuns } from './support/warmRuns.ts';

const cvs = 50;
/** Products started one after the other, each on an empty database. */
const starts = 3;
/** Of each product, when it is warm. */
const runs = 3;
const code = '424242';
const firstUserMs = 6_000;

/** The time a user waits for 50 CVs of two pages each on the started product, from the first byte sent to the last candidate ranked: right after a start, and when it is warm. */
export async function benchScreening(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-screening-'));
  try {
    const started: Started[] = [];
    for (let start = 0; start < starts; start++) started.push(await screenAfterStart(path.join(folder, `data${start}`)));
    const cold = started.map((one) => one.cold);
    const warm = started.flatMap((one) => one.warm);
    const last = median(warm.map(({ lastMs }) => lastMs));
    const afterStart = `${firstUserMs / 1000} s after the start, median of ${starts} starts`;
    const whenWarm = `median of ${warm.length}, after ${warmRuns + 1} others`;
    return [
      {
        name: 'first 50 CVs after a start',
        value: median(cold.map(({ lastMs }) => lastMs)) / 1000,
        unit: 's',
        target: { most: 5 },
        note: `upload to last one ranked, ${afterStart}`,
      },
      {
        name: 'first row of them',
        value: median(cold.map(({ firstMs }) => firstMs)) / 1000,
        unit: 's',
        target: { most: 1.5 },
        note: 'upload to first one ranked',
      },
      {
        name: '50 CVs',
        value: last / 1000,
        unit: 's',
        target: { most: 5 },
        note: `upload to last one ranked, ${whenWarm}`,
      },
      {
        name: 'first 50 CVs to later ones',
        value: median(started.map((one) => one.cold.lastMs / median(one.warm.map(({ lastMs }) => lastMs)))),
        unit: 'times',
        target: { most: 1.3 },
        note: `how much longer they take, ${afterStart}; the later ones ${whenWarm}`,
      },
      {
        name: 'first row',
        value: median(warm.map(({ firstMs }) => firstMs)) / 1000,
        unit: 's',
        target: { most: 1.5 },
        note: `upload to first one ranked, ${whenWarm}`,
      },
      ...throughputFigures(
        { name: 'screening', rate: cvs / (last / 1000), pdftotext: countReference(folder) },
        'read, extracted, scored, stored',
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Started {
  cold: Screened;
  warm: Screened[];
}

async function screenAfterStart(dataDir: string): Promise<Started> {
  // The limit is on all files of a screening, and the job description is one of them.
  const { url, stop } = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code, NOA_MAX_FILES: String(cvs + 1) } });
  try {
    // As long as a day's first user takes to sign in and to choose the files; what is not loaded by then, the first CVs pay for.
    await sleep(firstUserMs);
    const token = await signIn(url, 'bench@example.com', code);
    const screened: Screened[] = [];
    for (let run = 0; run < 1 + warmRuns + runs; run++) screened.push(await screenWatched(url, token, runFiles(run)));
    const [cold, ...later] = screened as [Screened, ...Screened[]];
    return { cold, warm: later.slice(warmRuns) };
  } finally {
    await stop();
  }
}

/** Different people in each run, because known files would not be read again. */
const runFiles = (run: number) => cvFiles(run * 1000, cvs);

/** pdftotext over CVs of one run; null where it is not installed. */
function countReference(folder: string): number | null {
  const place = path.join(folder, 'cvs');
  mkdirSync(place);
  for (const { name, bytes } of runFiles(1)) writeFileSync(path.join(place, name), bytes);
  return countPdftotext(place, cvs);
}
