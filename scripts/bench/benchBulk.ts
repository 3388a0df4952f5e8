import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { readConfig } from '../../api/config/readConfig.ts';
import { type OpenProduct, openProduct } from '../../api/openProduct.ts';
import { openWorker } from '../../api/openWorker.ts';
import { cancelJob } from '../../core/bulk/cancelJob.ts';
import { startBulk } from '../../core/bulk/startBulk.ts';
import type { Ctx } from '../../core/context.ts';
import { seedCandidates } from '../seed/seedCandidates.ts';
import { type Figure, median } from './support/figure.ts';

const count = 10_000;
const stages = ['INTERVIEW', 'OFFER', 'SCREENING', 'HIRED', 'APPLIED'] as const;

interface Run {
  whole: number;
  first: number;
}

/** A stage change of 10,000 candidates, from the user's request to its end; and a cancellation in its middle. */
export async function benchBulk(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-bulk-'));
  const config = readConfig({ ...process.env, DATABASE_URL: undefined, NOA_DATA_DIR: dataDir, NOA_PLUGINS: undefined });
  const log = pino({ level: 'error' });
  const product = await openProduct(config, log);
  try {
    const { id: projectId } = await seedCandidates(product.ctx, { position: 'Senior Backend Engineer', count });
    const ctx = await signedIn(product);
    const ids = (await ctx.db.candidate.findMany({ where: { projectId }, select: { id: true } })).map(({ id }) => id);
    const worker = await openWorker(config, product, log);
    const move = (index: number) =>
      startBulk(ctx, { kind: 'moveStage', selection: { projectId, ids }, input: { stage: stages[index % stages.length] } });
    const runs: Run[] = [];
    for (let index = 0; index < 5; index++) runs.push(await measureRun(ctx, () => move(index)));
    const cancels: number[] = [];
    for (let index = 0; index < 5; index++) cancels.push(await measureCancel(ctx, () => move(index + 1)));
    await worker.close();
    const note = `${count.toLocaleString('en')} candidates, median of 5, server and worker in one process`;
    return [
      { name: 'bulk stage change', value: median(runs.map(({ whole }) => whole)) / 1000, unit: 's', target: { most: 2 }, note },
      {
        name: 'first progress of a bulk change',
        value: median(runs.map(({ first }) => first)),
        unit: 'ms',
        target: { most: 200 },
        note,
      },
      {
        name: 'cancel a bulk change',
        value: median(cancels),
        unit: 'ms',
        target: { most: 200 },
        note: 'until nothing changes any more',
      },
    ];
  } finally {
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signedIn({ ctx }: OpenProduct): Promise<Ctx> {
  const { id: userId } = await ctx.db.user.create({ data: { email: 'bench@example.com' } });
  return { ...ctx, viewer: { userId, sessionId: null } };
}

/** Milliseconds from the request to the first progress event, and to the end. */
async function measureRun(ctx: Ctx, start: () => Promise<{ id: string }>): Promise<Run> {
  const listening = new AbortController();
  const messages = ctx.events.subscribe('job', listening.signal);
  const started = performance.now();
  const starting = start();
  let first: number | null = null;
  for await (const message of messages) {
    const { id } = await starting;
    if (message?.id !== id) continue;
    const job = await ctx.db.bulkJob.findUniqueOrThrow({ where: { id } });
    if (job.completed > 0) first ??= performance.now() - started;
    if (job.finishedAt === null) continue;
    listening.abort();
    if (job.completed !== count) throw new Error(`The job ended as ${job.state} with ${job.completed}.`);
    break;
  }
  return { whole: performance.now() - started, first: first ?? Number.NaN };
}

async function measureCancel(ctx: Ctx, start: () => Promise<{ id: string }>): Promise<number> {
  const { id } = await start();
  const read = () => ctx.db.bulkJob.findUniqueOrThrow({ where: { id } });
  while ((await read()).completed === 0) await setTimeout(5);
  const started = performance.now();
  await cancelJob(ctx, { jobId: id });
  const milliseconds = performance.now() - started;
  const { completed } = await read();
  await setTimeout(500);
  if ((await read()).completed !== completed) throw new Error('Candidates changed after the cancellation.');
  return milliseconds;
}
