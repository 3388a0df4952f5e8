import type { Logger } from 'pino';
import type { Ctx } from '../core/context.ts';
import { startRenewal } from '../core/renewal/startRenewal.ts';
import type { Config } from './config/readConfig.ts';
import { startWorker } from './jobs/startWorker.ts';
import type { OpenProduct } from './openProduct.ts';
import type { Closable } from './runProcess.ts';

/** Runs jobs. */
export async function openWorker(config: Config, { ctx, databaseUrl }: OpenProduct, log: Logger): Promise<Closable> {
  const worker = await startWorker({ ctx, databaseUrl, concurrency: config.workerConcurrency, log });
  // Documents probably arrive soon after a start.
  ctx.documents.warmUp();
  renewAtStart(ctx, log);
  return { close: () => worker.stop() };
}

/** Renews results after an update, in the background. If this fails, the next start tries again. */
function renewAtStart(ctx: Ctx, log: Logger): void {
  startRenewal(ctx).then(
    (job) => job !== null && log.info({ jobId: job.id, total: job.total }, 'results of older versions are made again'),
    (error: unknown) => log.warn({ error: error instanceof Error ? error.name : typeof error }, 'renewal not started'),
  );
}
