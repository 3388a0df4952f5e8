import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { measureEvents } from './http/measureEvents.ts';
import { open, read } from './http/request.ts';
import type { Host } from './http/withHost.ts';
import { type SeededHost, withSeededHost } from './http/withSeededHost.ts';
import { type Figure, median, time } from './support/figure.ts';

const count = 100_000;
const pageRows = 50;

/** The HTTP APIs: lists of a position of 100,000, compared with a route on the same server that reads the rows directly with `pg`; and events. */
export function benchRest(): Promise<Figure[]> {
  return withSeededHost(count, measureRest);
}

/** Exported, to measure an existing database. */
export async function measureRest({ projectId, ...host }: SeededHost): Promise<Figure[]> {
  const token = await host.signIn();
  const call = (place: string) => ({ port: host.port, token, path: place });
  return [
    ...(await measurePages(call, `/api/projects/${projectId}/candidates?limit=${pageRows}`)),
    ...(await measureWhole(call(`/api/projects/${projectId}/candidates`), call(`/reference/projects/${projectId}/candidates`))),
    await measureLeaving(host, call(`/api/projects/${projectId}/candidates`)),
    ...(await measureEvents(host)),
  ];
}

type Called = Parameters<typeof read>[0];

/** Every page of the position, from link to link, as a client reads it. */
async function measurePages(call: (place: string) => Called, first: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let place: string | null = first; place !== null; ) {
    const called: string = place;
    times.push(
      await time(async () => {
        place = await readPage(call(called));
      }),
    );
  }
  const [, second = Number.NaN] = times;
  times.sort((a, b) => a - b);
  const value = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const pages = times.length.toLocaleString('en');
  return [
    {
      name: 'page of candidates, p95',
      value,
      unit: 'ms',
      target: { most: 100 },
      note: `all ${pages} pages of ${pageRows} from link to link, median ${median(times).toFixed(0)} ms`,
    },
    { name: 'second page', value: second, unit: 'ms', target: null, note: 'fixes the order of all the pages after it' },
  ];
}

/** Where the next page is. @throws Error unless the answer is a success */
async function readPage(call: Called): Promise<string | null> {
  const answer = await open(call);
  answer.resume();
  await finished(answer);
  if (answer.statusCode !== 200) throw new Error(`${call.path} answered ${answer.statusCode}.`);
  return /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1] ?? null;
}

async function measureWhole(ours: Called, plain: Called): Promise<Figure[]> {
  const measure = async (call: Called) => {
    let bytes = 0;
    const milliseconds = await time(async () => {
      bytes = await read(call);
    });
    return { seconds: milliseconds / 1000, megabytes: bytes / 1e6 };
  };
  const runs = [await measure(ours), await measure(ours), await measure(ours)];
  const reference = await measure(plain);
  return [
    {
      name: `list of ${count.toLocaleString('en')} candidates`,
      value: median(runs.map(({ seconds }) => seconds)),
      unit: 's',
      target: { most: 5 },
      note: `${runs[0]?.megabytes.toFixed(0)} MB, median of 3; the same rows by pg at once, unordered: ${reference.seconds.toFixed(1)} s`,
    },
  ];
}

/** How long statements go on for a list whose reader has left. */
async function measureLeaving({ db }: Host, call: Called): Promise<Figure> {
  const answer = await open(call);
  await new Promise((resolve) => answer.once('data', resolve));
  answer.destroy();
  const left = performance.now();
  let last = left;
  const running = async () => {
    const [row] = await db.$queryRaw<{ running: boolean }[]>`
      select exists (select 1 from pg_stat_activity where state = 'active' and query like '%json_agg(listed)%' and pid <> pg_backend_pid()) as running`;
    return row?.running === true;
  };
  while (performance.now() - last < 500) {
    if (await running()) last = performance.now();
    await setTimeout(5);
  }
  return {
    name: 'reading ends after the client left',
    value: last - left,
    unit: 'ms',
    target: { most: 1_000 },
    note: 'last statement seen',
  };
}
