import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { createPrismaClient } from '../client.ts';
import type { PrismaClient } from '../generated/client.ts';
import { templateName } from './serveTestDatabases.ts';

export interface TestDatabase {
  url: string;
  prisma: PrismaClient;
  /** Disconnects and drops the database, even if others are still connected. */
  drop(): Promise<void>;
}

/**
 * A separate database with all migrations and the job queue's schema: `beforeAll` creates it, `afterAll` drops it.
 * Cloned from a template in tens of milliseconds, as files: the server of the tests keeps nothing durable, so page by page would only take longer.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await askForServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const prisma = createPrismaClient({ url: url.href, poolSize: 5 });
  return {
    url: url.href,
    prisma,
    async drop() {
      await prisma.$disconnect();
      // Not `with (force)`, because a role that is not a superuser may not end a running autovacuum. A plain drop ends it, and waits for other connections.
      await execute(serverUrl, `alter database ${name} allow_connections false`);
      await endConnections(serverUrl, name);
      await execute(serverUrl, `drop database ${name}`);
    },
  };
}

/** Ends the connections of others. Those that are closing anyway are given time, because an error that reaches a closed client has nobody to handle it. */
async function endConnections(serverUrl: string, name: string): Promise<void> {
  const others = `from pg_stat_activity where datname = '${name}' and usename = current_user`;
  await execute(
    serverUrl,
    `do $$ begin for attempt in 1..50 loop exit when not exists (select ${others}); perform pg_sleep(0.01), pg_stat_clear_snapshot(); end loop; end $$`,
  );
  await execute(serverUrl, `select pg_terminate_backend(pid) ${others}`);
}

/** The address of the test run's server. The first call starts it. */
async function askForServer(): Promise<string> {
  const answer = JSON.parse(await text(connect(inject('testDatabasePort'), '127.0.0.1'))) as { url?: string; error?: string };
  if (answer.url === undefined) throw new Error(answer.error ?? 'The test database server gave no address.');
  return answer.url;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
