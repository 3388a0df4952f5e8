import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Product, startProduct } from '../../../scripts/product/startProduct.ts';
import { testCode } from './person.ts';

/** A product that a journey may kill: it has a data folder of its own and comes back at the same address. */
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

  /** As a power cut does it: nothing is told, nothing is finished. */
  async kill(): Promise<void> {
    await this.#product?.stop('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.#product?.stop();
    if (this.#dataDir) rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
