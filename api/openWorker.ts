import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { startWorker } from './jobs/startWorker.ts';
import type { OpenProduct } from './openProduct.ts';
import type { Closable } from './runProcess.ts';

/** Takes and runs jobs. */
export async function openWorker(config: Config, { ctx, databaseUrl }: OpenProduct, log: Logger): Promise<Closable> {
  const worker = await startWorker({ ctx, databaseUrl, concurrency: config.workerConcurrency, log });
  // Whoever starts the product is about to use it.
  ctx.documents.warmUp();
  return { close: () => worker.stop() };
}
