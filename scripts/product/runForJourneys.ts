import { rmSync } from 'node:fs';
import { startProduct } from './startProduct.ts';

/** Started by Playwright (playwright.config.ts): the product with an empty data folder, which is removed at the end. */
const dataDir = process.env.NOA_E2E_DATA ?? '';
const settings = { PORT: process.env.PORT ?? '', NOA_TEST_CODE: process.env.NOA_TEST_CODE ?? '' };
rmSync(dataDir, { recursive: true, force: true });
const product = await startProduct({ dataDir, settings });
product.process.stderr?.pipe(process.stderr);

process.once('SIGTERM', () => {
  void product.stop().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});
