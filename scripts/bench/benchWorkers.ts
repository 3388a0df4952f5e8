import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cvFiles } from '../made/madeFiles.ts';
import { signIn } from '../product/createClient.ts';
import { startProduct } from '../product/startProduct.ts';
import { screenWatched } from './http/screenWatched.ts';
import { type Figure, median } from './support/figure.ts';
import { warmRuns } from './support/warmRuns.ts';

const cvs = 50;
/** In each phase. */
const runs = 5;
const code = '484848';

/** The same CVs read by one worker and by two on one machine and one PostgreSQL: where the cores are all at work already, the second one must cost nothing. */
export async function benchWorkers(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-workers-'));
  const options = { dataDir: path.join(folder, 'data'), settings: { NOA_TEST_CODE: code, NOA_MAX_FILES: String(cvs + 1) } };
  const start = (program: 'server' | 'worker') => startProduct({ ...options, program });
  const server = await start('server');
  const first = await start('worker');
  try {
    const token = await signIn(server.url, 'workers@example.com', code);
    let people = 0;
    // Other people each time, because known files are not read again.
    const screen = () => screenWatched(server.url, token, cvFiles(1000 * people++, cvs));
    const measure = async () => {
      for (let run = 0; run < warmRuns; run++) await screen();
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push((await screen()).lastMs);
      return times;
    };
    const alone = await measure();
    const second = await start('worker');
    let both: number[];
    try {
      both = await measure();
    } finally {
      await second.stop();
    }
    // One worker is measured before and after, so that what else changes with time counts for neither.
    alone.push(...(await measure()));
    return [
      {
        name: 'two workers, beside one on the same cores',
        value: median(both) / median(alone),
        unit: 'times',
        target: { most: 1.05 },
        note: `${cvs} CVs, upload to ranked: ${seconds(both)} s beside ${seconds(alone)} s`,
      },
    ];
  } finally {
    await first.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (milliseconds: readonly number[]) => (median(milliseconds) / 1000).toFixed(1);
