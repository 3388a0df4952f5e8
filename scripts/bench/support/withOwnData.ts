import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/**
 * Runs `work` with settings of a product that has its own data, which is removed afterwards: a new database on the server of `NOA_BENCH_DATABASE_URL`, or
 * without it the embedded PostgreSQL in a temporary folder.
 */
export async function withOwnData<T>(work: (settings: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-'));
  const settings = { ...process.env, DATABASE_REPLICA_URL: undefined, NOA_DATA_DIR: dataDir, NOA_PLUGINS: undefined };
  const server = process.env['NOA_BENCH_DATABASE_URL'];
  try {
    if (!server) return await work({ ...settings, DATABASE_URL: undefined });
    return await withDatabase(server, (url) => work({ ...settings, DATABASE_URL: url }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withDatabase<T>(server: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `noa_bench_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}`);
  try {
    const url = new URL(server);
    url.pathname = name;
    return await work(url.href);
  } finally {
    await execute(server, `drop database ${name}`);
  }
}

async function execute(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
