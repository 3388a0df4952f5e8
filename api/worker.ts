import { openProduct } from './openProduct.ts';
import { openWorker } from './openWorker.ts';
import { runProcess } from './runProcess.ts';

/** `npm run worker`: runs jobs without a server. Any number of workers may share a database. */
await runProcess(async ({ config, log, keep }) => {
  const product = keep(await openProduct(config, log));
  keep(await openWorker(config, product, log));
  product.started();
  return 'The worker is ready';
});
