import { startRenewal } from '../core/renewal/startRenewal.ts';
import { followRenewal } from './followRenewal.ts';
import { openProduct } from './openProduct.ts';
import { openWorker } from './openWorker.ts';
import { runProcess } from './runProcess.ts';

/**
 * `npm run renew`: replaces results of older readers, extractors and facets and shows the progress. Works with or without the product running.
 */
await runProcess(async ({ config, log, keep }) => {
  log.level = 'warn';
  const product = keep(await openProduct(config, log));
  const job = await startRenewal(product.ctx, { asked: true });
  if (job === null) {
    console.log('Everything is of the current versions.');
    return { exitCode: 0 };
  }
  keep(await openWorker(config, product, log));
  product.started();
  return { exitCode: (await followRenewal(product.ctx, { jobId: job.id, print: (line) => console.log(line) })) ? 0 : 1 };
});
