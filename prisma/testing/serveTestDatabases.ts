import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connect to this port on loopback to receive the address of the test server. */
    testDatabasePort: number;
  }
}

export const templateName = 'noa_template';

/**
 * One PostgreSQL per test run, started when the first test asks for it, because most runs cover a few files that need none. Holds one
 * migrated database, which {@link createTestDatabase} clones.
 */
export default async function serveTestDatabases(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-test-'));
  let opened: ReturnType<typeof openTemplate> | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => {
      // The test process that asked has ended.
    });
    opened ??= openTemplate(dataDir);
    opened.then(
      ({ url }) => socket.end(JSON.stringify({ url })),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('testDatabasePort', (server.address() as AddressInfo).port);
  return async () => {
    server.close();
    await opened?.then(
      ({ stop }) => stop(),
      () => {},
    );
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function openTemplate(dataDir: string) {
  const database = await openDatabase({ dataDir, durable: false });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const template = new URL(database.url);
  template.pathname = templateName;
  await migrate({ url: template.href });
  return database;
}
