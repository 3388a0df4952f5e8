import type { Logger } from 'pino';
import type { Ctx } from '../core/context.ts';
import { startRenewal } from '../core/renewal/startRenewal.ts';
import type { Config } from './config.ts';
import { startWorker } from './jobs/startWorker.ts';
import type { OpenProduct } from './openProduct.ts';
import type { Closable } from './runProcess.ts';

/** Takes and runs jobs. */
export async function openWorker(config: Config, { ctx, databaseUrl }: OpenProduct, log: Logger): Promise<Closable> {
  const worker = await startWorker({ ctx, databaseUrl, concurrency: config.workerConcurrency, log });
  // The product was just started, so documents will come soon.
  ctx.documents.warmUp();
  renewAtStart(ctx, log);
  return { close: () => worker.stop() };
}

/** After an update, in the background: nobody waits for it. What fails here is made up for by the next start. */
function renewAtStart(ctx: Ctx, log: Logger): void {
  startRenewal(ctx).then(
    (job) => job !== null && log.info({ jobId: job.id, total: job.total }, 'results of older versions are made again'),
    (error: unknown) => log.warn({ error: error instanceof Error ? error.name : typeof error }, 'renewal not started'),
  );
}
