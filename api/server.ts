import { openProduct } from './openProduct.ts';
import { openServer } from './openServer.ts';
import { runProcess } from './runProcess.ts';

/** `npm run server`: the server without a worker; jobs wait until `npm run worker` runs. */
await runProcess(async ({ config, log, keep }) => {
  const product = keep(await openProduct(config, log));
  const server = keep(await openServer(config, product, log));
  product.started();
  return `NOA is ready at ${server.address}`;
});
