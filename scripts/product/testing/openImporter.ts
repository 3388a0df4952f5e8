import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../prisma/testing/createTestDatabase.ts';
import { type Client, createClient } from '../createClient.ts';
import { type Product, startProduct } from '../startProduct.ts';

const code = '818181';

export interface Importer {
  /** A temporary folder with everything; deleted on close. */
  folder: string;
  client: Client;
  /** Environment for `noa`: the product's address, a token with write scope, separate folders. */
  env: Record<string, string>;
  product: Product;
  /** Null when the database is embedded. */
  database: TestDatabase | null;
  /** Starts the product on the same data, after it was killed. */
  start(port: string): Promise<Product>;
  close(): Promise<void>;
}

export interface OpenImporterOptions {
  /** Use an embedded database in its own data folder. By default it uses the test run's server, which starts in less than half the time. */
  embedded?: boolean;
}

/** A running product to import into, with the environment that the command line needs. */
export async function openImporter({ embedded = false }: OpenImporterOptions = {}): Promise<Importer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-import-'));
  const database = embedded ? null : await createTestDatabase();
  const settings = { NOA_TEST_CODE: code, ...(database && { DATABASE_URL: database.url }) };
  const start = (port: string) => startProduct({ dataDir: path.join(folder, 'data'), settings: { ...settings, PORT: port } });
  const product = await start('0');
  const client = await createClient(product.url, { email: 'import@example.com', code });
  const made = await client.rest('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'import', scopes: ['write'] }),
  });
  const { token } = (await made.json()) as { token: string };
  const importer: Importer = {
    folder,
    client,
    product,
    database,
    env: {
      NOA_URL: product.url,
      NOA_TOKEN: token,
      XDG_STATE_HOME: path.join(folder, 'state'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
    },
    start: async (port) => (importer.product = await start(port)),
    close: async () => {
      await importer.product.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return importer;
}
