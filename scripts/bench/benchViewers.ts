import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../prisma/database.ts';
import { cvFiles, jobFile } from '../made/madeFiles.ts';
import { openClient, signIn } from '../product/createClient.ts';
import { startScreening, uploadFiles, waitForStatus } from '../product/screenFiles.ts';
import { startProduct } from '../product/startProduct.ts';
import { followScreening, type Seen } from './http/followScreening.ts';
import { type Figure, median } from './support/figure.ts';

const cvs = 20;
const viewers = 200;
/** A user may have 40 streams open. */
const users = 6;
const rounds = 2;
const code = '464646';

/** A screening that 200 viewers follow, beside the same one that nobody follows, in turn: how soon they hear of a change, and what they cost whoever uploads. */
export async function benchViewers(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-viewers-'));
  const dataDir = path.join(folder, 'data');
  const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code, NOA_MAX_FILES: String(cvs + 1) } });
  const database = await openDatabase({ dataDir });
  const listener = new pg.Client({ connectionString: database.url });
  try {
    const tokens: string[] = [];
    for (let user = 0; user < users; user++) tokens.push(await signIn(product.url, `viewer${user}@example.com`, code));
    await listener.connect();
    await listener.query('listen noa_events');
    const screen = (run: number, count: number) => follow({ url: product.url, tokens, listener, run, count });
    // The first pays for loading the readers.
    await screen(0, 0);
    const alone: number[] = [];
    const watched: number[] = [];
    const delays: number[] = [];
    for (let round = 0; round < rounds; round++) {
      alone.push((await screen(2 * round + 1, 0)).milliseconds);
      const seen = await screen(2 * round + 2, viewers);
      watched.push(seen.milliseconds);
      delays.push(...seen.delays);
    }
    delays.sort((a, b) => a - b);
    const note = `${viewers} viewers of a screening of ${cvs} CVs, ${rounds} times`;
    return [
      {
        name: 'message to event at each viewer, p99',
        value: delays[Math.floor(delays.length * 0.99)] ?? Number.NaN,
        unit: 'ms',
        target: { most: 100 },
        note: `from the database's message; median ${median(delays).toFixed(0)} ms, ${delays.length} events; ${note}`,
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
    await listener.end();
    await product.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Followed {
  url: string;
  tokens: readonly string[];
  listener: pg.Client;
  run: number;
  count: number;
}

async function follow({ url, tokens, listener, run, count }: Followed): Promise<{ milliseconds: number; delays: number[] }> {
  const client = openClient(url, tokens[run % tokens.length] ?? '');
  const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: cvs });
  const told: number[] = [];
  const hear = ({ payload = '' }: pg.Notification) => {
    if (payload.startsWith('["screening"')) told.push(performance.now());
  };
  const seen: Seen[][] = Array.from({ length: count }, () => []);
  const streams: Awaited<ReturnType<typeof followScreening>>[] = [];
  // Viewers come one after the other: how many may come at once is not measured here.
  for (const [place, events] of seen.entries())
    streams.push(
      await followScreening(url, { token: tokens[place % tokens.length] ?? '', id, hear: (event) => events.push(event) }),
    );
  listener.on('notification', hear);
  const started = performance.now();
  await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
  await uploadFiles(client, id, 'RESUME', cvFiles(run * 1000, cvs));
  await waitForStatus(client, id, ({ state }) => state === 'COMPLETED');
  const milliseconds = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 500));
  listener.off('notification', hear);
  for (const stream of streams) stream.end();
  if (seen.some((events) => events.at(-1)?.state !== 'COMPLETED')) throw new Error('Somebody did not hear of the end.');
  return { milliseconds, delays: seen.flatMap((events) => delaysOf(told, events)) };
}

/** From each message to the first event after it. */
function delaysOf(told: readonly number[], events: readonly Seen[]): number[] {
  return told.flatMap((at) => {
    const next = events.find((event) => event.at >= at);
    return next === undefined ? [] : [next.at - at];
  });
}
