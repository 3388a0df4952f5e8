import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Product, startProduct } from '../../../scripts/product/startProduct.ts';
import { testCode } from './person.ts';

/** A product with a data folder of its own. It may be killed: started again, it is at the same address. */
export class OwnProduct {
  #dataDir = '';
  #product: Product | null = null;
  #port = '0';
  readonly #settings: () => Record<string, string>;

  /** @param settings more of them, asked for at each start */
  constructor(settings: () => Record<string, string> = () => ({})) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    // Only now: the file of a journey is loaded to be listed, too.
    this.#dataDir ||= mkdtempSync(path.join(tmpdir(), 'noa-journey-'));
    const settings = { NOA_TEST_CODE: testCode, PORT: this.#port, ...this.#settings() };
    this.#product = await startProduct({ dataDir: this.#dataDir, settings });
    this.#port = new URL(this.#product.url).port;
  }

  get url(): string {
    return this.#product?.url ?? '';
  }

  /** Where its data is; empty before the start. */
  get dataDir(): string {
    return this.#dataDir;
  }

  /** As a power cut does it: nothing is told, nothing is finished. */
  async kill(): Promise<void> {
    await this.#product?.stop('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.#product?.stop();
    if (this.#dataDir) rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
