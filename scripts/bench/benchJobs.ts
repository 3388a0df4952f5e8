import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Logger, run } from 'graphile-worker';
import pg from 'pg';
import pino from 'pino';
import { z } from 'zod';
import { readConfig } from '../../api/config/readConfig.ts';
import { startWorker } from '../../api/jobs/startWorker.ts';
import { defineTask } from '../../api/jobs/tasks/task.ts';
import { openProduct } from '../../api/openProduct.ts';
import { type Figure, median } from './support/figure.ts';

const count = 5_000;
const rounds = 3;

/** Jobs per second of the product's worker with an empty task, compared with graphile-worker alone on the same database. */
export async function benchJobs(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-jobs-'));
  const config = readConfig({ ...process.env, DATABASE_URL: undefined, NOA_DATA_DIR: dataDir, NOA_PLUGINS: undefined });
  const log = pino({ level: 'error' });
  const { ctx, databaseUrl, close } = await openProduct(config, log);
  const concurrency = config.workerConcurrency;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: concurrency + 2 });
  pool.on('error', () => {});
  const nothing = defineTask({ name: 'cleanUp', payload: z.object({}), run: async () => undefined });
  try {
    const ours = () => startWorker({ ctx, databaseUrl, concurrency, log, tasks: [nothing] });
    const alone = () =>
      run({
        pgPool: pool,
        concurrency,
        taskList: { cleanUp: async () => {} },
        noHandleSignals: true,
        logger: new Logger(() => () => {}),
      });
    const rates: { ours: number; alone: number }[] = [];
    for (let round = 0; round < rounds; round++)
      rates.push({ ours: await measureRate(pool, ours), alone: await measureRate(pool, alone) });
    const note = `${count.toLocaleString('en')} jobs that do nothing, ${concurrency} at once, median of ${rounds}`;
    return [
      { name: 'jobs a second', value: median(rates.map((rate) => rate.ours)), unit: '', target: { least: 800 }, note },
      { name: 'graphile-worker alone', value: median(rates.map((rate) => rate.alone)), unit: '', target: null, note },
    ];
  } finally {
    await pool.end();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Jobs are enqueued first; the clock runs from the first one that ends to the last. */
async function measureRate(pool: pg.Pool, start: () => Promise<{ stop(): Promise<void> }>): Promise<number> {
  await pool.query(`select count((graphile_worker.add_job('cleanUp', '{}'::json)).id) from generate_series(1, $1)`, [count]);
  const left = async () => {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
       where identifier = 'cleanUp'`,
    );
    return rows[0]?.left ?? 0;
  };
  const worker = await start();
  let begun: { at: number; left: number } | null = null;
  for (;;) {
    const now = await left();
    if (begun === null && now < count) begun = { at: performance.now(), left: now };
    if (now === 0) break;
    await setTimeout(25);
  }
  const ended = performance.now();
  await worker.stop();
  return begun === null ? Number.NaN : begun.left / ((ended - begun.at) / 1000);
}
