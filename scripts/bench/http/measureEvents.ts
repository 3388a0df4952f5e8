import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createPostgresEvents } from '../../../api/events/createPostgresEvents.ts';
import type { Figure } from '../support/figure.ts';
import type { Host } from './withHost.ts';

const changes = 60;
/** Between two changes of the job. */
const pause = 100;

type Door = 'REST' | 'GraphQL';

/** From the commit of a change to the event of it at each of the listeners. */
export async function measureEvents(host: Host): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const door of ['REST', 'GraphQL'] as const) {
    const alone = await follow(host, door, 1);
    const many = await follow(host, door, 100);
    figures.push({
      name: `commit to event, 100 listeners by ${door}, p99`,
      value: percentile(many, 0.99),
      unit: 'ms',
      target: { most: 100 },
      note: `median ${percentile(many, 0.5).toFixed(0)} ms; one listener in the same run: p99 ${percentile(alone, 0.99).toFixed(0)} ms`,
    });
  }
  return figures;
}

/** Sorted milliseconds, one for each change and listener. */
async function follow({ port, db, databaseUrl, signIn }: Host, door: Door, listeners: number): Promise<number[]> {
  const { id } = await db.bulkJob.create({ data: { kind: 'renewal', state: 'PROGRESS', total: changes } });
  const committed = new Map<number, number>();
  const times: number[] = [];
  // Changes in quick succession may share one event, that of the last.
  const startHearing = () => {
    let next = 1;
    return (version: number) => {
      for (let since = committed.get(next); since !== undefined && next <= version; since = committed.get(++next))
        times.push(performance.now() - since);
    };
  };
  const streams = await Promise.all(
    Array.from({ length: listeners }, async () => listen({ door, port, token: await signIn(), id, hear: startHearing() })),
  );
  const events = await createPostgresEvents({ url: databaseUrl, onProblem: () => {} });
  for (let change = 0; change < changes; change++) {
    const { version } = await db.bulkJob.update({
      where: { id },
      data: { completed: { increment: 1 }, version: { increment: 1 } },
    });
    committed.set(version, performance.now());
    events.publish('job', { id, version });
    await setTimeout(pause);
  }
  await setTimeout(1_000);
  for (const stream of streams) stream.destroy();
  await events.close();
  if (times.length !== changes * listeners) throw new Error(`${times.length} of ${changes * listeners} events came.`);
  return times.sort((a, b) => a - b);
}

interface Listening {
  door: Door;
  port: number;
  token: string;
  id: string;
  hear(version: number): void;
}

const subscription = 'subscription ($id: ID!) { jobUpdated(id: $id) { state completed failed total version } }';

/** Listens once the first event, the job as it stands, is there. */
function listen({ door, port, token, id, hear }: Listening): Promise<{ destroy(): void }> {
  return new Promise((resolve, reject) => {
    const rest = door === 'REST';
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method: rest ? 'GET' : 'POST',
        path: rest ? `/api/bulk/${id}/sse` : '/graphql',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'text/event-stream',
          ...(!rest && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The stream answered ${answer.statusCode}.`));
        answer.on('error', () => {});
        answer.setEncoding('utf8').on('data', (text: string) => {
          for (const [, number] of text.matchAll(rest ? /^id: (\d+)$/gm : /"version":(\d+)/g)) {
            resolve(asked);
            hear(Number(number));
          }
        });
      },
    );
    asked.on('error', reject);
    asked.end(rest ? undefined : JSON.stringify({ query: subscription, variables: { id } }));
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
