import { openProduct } from './openProduct.ts';
import { openServer } from './openServer.ts';
import { openWorker } from './openWorker.ts';
import { runProcess } from './runProcess.ts';

/** `npm start`: server and worker in one process. */
await runProcess(async ({ config, log, keep }) => {
  const product = keep(await openProduct(config, log));
  keep(await openWorker(config, product, log));
  const server = keep(await openServer(config, product, log));
  product.started();
  return `NOA is ready at ${server.address}`;
});
