import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../prisma/database.ts';
import { cvFiles, jobFile } from '../made/madeFiles.ts';
import { openClient, signIn } from '../product/createClient.ts';
import { startScreening, uploadFiles, waitForStatus } from '../product/screenFiles.ts';
import { startProduct } from '../product/startProduct.ts';
import { followScreening, type Seen } from './http/followScreening.ts';
import { type Figure, median } from './support/figure.ts';
import { noteFileEnds, readFileEnds } from './support/noteFileEnds.ts';

const cvs = 20;
const viewers = 200;
/** A user may have 40 streams open. */
const users = 6;
/** Before the rounds, half of them followed: a product that has just started still compiles its code. */
const warmRuns = 6;
const rounds = 7;
const code = '464646';

/** A screening that 200 viewers follow, beside the same one that nobody follows, in turn: how soon they hear of a change, and what they cost whoever uploads. */
export async function benchViewers(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-viewers-'));
  const dataDir = path.join(folder, 'data');
  const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code, NOA_MAX_FILES: String(cvs + 1) } });
  const database = await openDatabase({ dataDir });
  const db = new pg.Client({ connectionString: database.url });
  try {
    const tokens: string[] = [];
    for (let user = 0; user < users; user++) tokens.push(await signIn(product.url, `viewer${user}@example.com`, code));
    await db.connect();
    await noteFileEnds(db);
    let run = 0;
    const screen = (count: number) => follow({ url: product.url, tokens, db, run: run++, count });
    for (let warm = 0; warm < warmRuns; warm++) await screen(warm % 2 === 0 ? 0 : viewers);
    const alone: number[] = [];
    const watched: number[] = [];
    const delays: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // Each goes first in turn, so that neither gains by a product that gets faster.
      for (const count of round % 2 === 0 ? [0, viewers] : [viewers, 0]) {
        const seen = await screen(count);
        (count === 0 ? alone : watched).push(seen.milliseconds);
        delays.push(...seen.delays);
      }
    }
    delays.sort((a, b) => a - b);
    const note = `${viewers} viewers of a screening of ${cvs} CVs, ${rounds} times`;
    return [
      {
        name: 'commit to event at each viewer, p99',
        value: delays[Math.floor(delays.length * 0.99)] ?? Number.NaN,
        unit: 'ms',
        target: { most: 100 },
        note: `from the commit that ends a file to the event that counts it; median ${median(delays).toFixed(0)} ms, ${delays.length} times; ${note}`,
      },
      {
        name: 'the upload, beside one that nobody follows',
        value: median(watched) / median(alone),
        unit: 'times',
        target: { most: 1.2 },
        note: `${(median(watched) / 1000).toFixed(1)} s beside ${(median(alone) / 1000).toFixed(1)} s, first byte to ranked; ${note}`,
      },
    ];
  } finally {
    await db.end();
    await product.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Followed {
  url: string;
  tokens: readonly string[];
  db: pg.Client;
  run: number;
  count: number;
}

async function follow({ url, tokens, db, run, count }: Followed): Promise<{ milliseconds: number; delays: number[] }> {
  const client = openClient(url, tokens[run % tokens.length] ?? '');
  const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: cvs });
  const seen: Seen[][] = Array.from({ length: count }, () => []);
  const streams: Awaited<ReturnType<typeof followScreening>>[] = [];
  // Viewers come one after the other: how many may come at once is not measured here.
  for (const [place, events] of seen.entries())
    streams.push(
      await followScreening(url, { token: tokens[place % tokens.length] ?? '', id, hear: (event) => events.push(event) }),
    );
  const started = performance.now();
  await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
  await uploadFiles(client, id, 'RESUME', cvFiles(run * 1000, cvs));
  await waitForStatus(client, id, ({ state }) => state === 'COMPLETED');
  const milliseconds = performance.now() - started;
  await sleep(500);
  for (const stream of streams) stream.end();
  if (seen.some((events) => events.at(-1)?.state !== 'COMPLETED')) throw new Error('Somebody did not hear of the end.');
  const ends = await readFileEnds(db, id);
  if (ends.length !== cvs + 1) throw new Error(`${ends.length} of ${cvs + 1} files have ended.`);
  return { milliseconds, delays: seen.flatMap((events) => delaysOf(ends, events)) };
}

/** From the end of each file to the first event that counts it. */
function delaysOf(ends: readonly number[], events: readonly Seen[]): number[] {
  return ends.map((at, index) => (events.find(({ filesProcessed }) => filesProcessed > index)?.at ?? Number.NaN) - at);
}
