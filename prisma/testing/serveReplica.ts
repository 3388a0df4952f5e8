import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseAccount } from '../embedded/account.ts';
import { findProgram } from '../embedded/findProgram.ts';
import { freePort } from '../embedded/freePort.ts';

export interface ServedReplica {
  /** URL of an empty database on the primary. */
  primaryUrl: string;
  /** URL of the same database on the replica. */
  replicaUrl: string;
  /** Starts the stopped replica. */
  startReplica(): Promise<void>;
  stopReplica(): Promise<void>;
  close(): Promise<void>;
}

/** Two local PostgreSQL servers, one of which is a streaming replica of the other. */
export async function serveReplica(): Promise<ServedReplica> {
  const account = databaseAccount();
  const { folder: program } = findProgram(account);
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-replica-'));
  chmodSync(folder, 0o711);
  const clusters = { primary: path.join(folder, 'primary'), replica: path.join(folder, 'replica') };
  const give = (place: string) =>
    account.uid !== undefined && account.gid !== undefined && chownSync(place, account.uid, account.gid);
  mkdirSync(clusters.primary, { mode: 0o700 });
  give(clusters.primary);
  const made = spawnSync(
    path.join(program, 'bin', 'initdb'),
    [
      '-D',
      clusters.primary,
      '-U',
      'noa',
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...account, cwd: clusters.primary, env: { LC_ALL: 'C' }, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const ports = { primary: await freePort(), replica: await freePort() };
  // While the server is stopped, copying its files is a complete backup.
  cpSync(clusters.primary, clusters.replica, { recursive: true });
  if (account.uid !== undefined) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, clusters.replica]);
  chmodSync(clusters.replica, 0o700);
  writeFileSync(path.join(clusters.replica, 'standby.signal'), '');
  give(path.join(clusters.replica, 'standby.signal'));

  const run = async (which: 'primary' | 'replica'): Promise<ChildProcess> => {
    const settings = {
      port: String(ports[which]),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      shared_buffers: '32MB',
      fsync: 'off',
      ...(which === 'replica' && { primary_conninfo: `host=127.0.0.1 port=${ports.primary} user=noa` }),
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(path.join(program, 'bin', 'postgres'), ['-D', clusters[which], ...args], {
      ...account,
      cwd: clusters[which],
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: 'ignore',
    });
    await answers(urlOf(ports[which], 'postgres'), child);
    return child;
  };
  const primary = await run('primary');
  await execute(urlOf(ports.primary, 'postgres'), 'create database noa');
  let replica = await run('replica');
  return {
    primaryUrl: urlOf(ports.primary, 'noa'),
    replicaUrl: urlOf(ports.replica, 'noa'),
    async startReplica() {
      replica = await run('replica');
    },
    stopReplica: () => stop(replica),
    async close() {
      await stop(replica);
      await stop(primary);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const urlOf = (port: number, database: string) => `postgresql://noa@127.0.0.1:${port}/${database}`;

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('A PostgreSQL server did not start.');
    const ready = await execute(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (ready) return;
    await sleep(50);
  }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGQUIT');
  await ended;
}
