import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { readConfig } from '../../api/config/readConfig.ts';
import { type OpenProduct, openProduct } from '../../api/openProduct.ts';
import { openWorker } from '../../api/openWorker.ts';
import { rankCandidates } from '../../core/scoring/ranking/rankCandidates.ts';
import { seedCandidates } from '../seed/seedCandidates.ts';
import type { Figure } from './support/figure.ts';

const count = 100_000;
const quietRuns = 100;
/** Milliseconds between two reads of the list; people are slower. */
const lookEveryMs = 150;

/** Rescores 100,000 candidates by newer facets, while their list is read in the same process. */
export async function benchRenewal(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-renewal-'));
  const config = readConfig({ ...process.env, DATABASE_URL: undefined, NOA_DATA_DIR: dataDir, NOA_PLUGINS: undefined });
  const log = pino({ level: 'error' });
  const product = await openProduct(config, log);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  try {
    await client.connect();
    const { id: projectId } = await seedCandidates(product.ctx, { position: 'Senior Backend Engineer', count });
    await client.query(`update candidate_scores set scored_by = 'older'`);
    await client.query('vacuum analyze candidate_scores');
    const quiet: number[] = [];
    for (let run = 0; run < quietRuns; run++) quiet.push(await look(product, projectId));
    const started = performance.now();
    const worker = await openWorker(config, product, log);
    const busy = await lookUntilRenewed(product, projectId);
    const seconds = (performance.now() - started) / 1000;
    await worker.close();
    const note = `${count.toLocaleString('en')} candidates, server and worker in one process`;
    return [
      { name: 'renew the scores of 100,000 candidates', value: seconds, unit: 's', target: null, note },
      {
        name: 'p95 of the list while results are renewed, to without',
        value: p95(busy.times) / p95(quiet),
        unit: '×',
        target: { most: 3 },
        note: `${p95(busy.times).toFixed(0)} ms to ${p95(quiet).toFixed(0)} ms in the same run`,
      },
      {
        name: 'memory while results are renewed',
        value: busy.megabytes,
        unit: 'MB',
        target: null,
        note: 'largest resident set of the process',
      },
    ];
  } finally {
    await client.end();
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function look({ ctx }: OpenProduct, projectId: string): Promise<number> {
  const started = performance.now();
  await rankCandidates({ ...ctx, viewer: { userId: '', sessionId: null, blindReview: false } }, { projectId, take: 20 });
  return performance.now() - started;
}

async function lookUntilRenewed(product: OpenProduct, projectId: string): Promise<{ times: number[]; megabytes: number }> {
  const times: number[] = [];
  let megabytes = 0;
  for (;;) {
    const job = await product.ctx.db.bulkJob.findFirst({ where: { kind: 'renewal' } });
    if (job?.finishedAt) {
      if (job.state !== 'SUCCESS' || job.completed !== count)
        throw new Error(`The renewal ended as ${job.state} with ${job.completed}.`);
      return { times, megabytes };
    }
    times.push(await look(product, projectId));
    megabytes = Math.max(megabytes, process.memoryUsage().rss / 1024 / 1024);
    await setTimeout(lookEveryMs);
  }
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
