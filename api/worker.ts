import { openProduct } from './openProduct.ts';
import { openWorker } from './openWorker.ts';
import { runProcess } from './runProcess.ts';

/** `npm run worker`: takes jobs and serves nothing. As many as needed may run against one database. */
await runProcess(async ({ config, log, keep }) => {
  const product = keep(await openProduct(config, log));
  keep(await openWorker(config, product, log));
  return 'The worker is ready';
});
