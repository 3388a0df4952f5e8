import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, isPerson } from './account.ts';
import { describeProcess } from './describeProcess.ts';
import type { Program } from './findProgram.ts';
import { type ClusterPlaces, databaseName, databaseUser, placesIn } from './settings.ts';

/** How the server names its folder: a path that works even when `account` cannot enter the folders above it (see {@link clusterArgument}). */
const throughWorkingFolder = '/proc/self/cwd';

/**
 * The `-D` argument. A process that changes its user keeps its working folder even if the new user could not enter the folders above it. So, as root on Linux,
 * the server reaches a data folder in a private home through its working folder.
 */
export function clusterArgument(cluster: string, account: Account): string {
  return account.uid !== undefined && process.platform === 'linux' ? throughWorkingFolder : cluster;
}

/**
 * Creates the database in `home` unless it exists. It is created under another name and then renamed, so that a process killed
 * midway, or two running at once, leave either nothing or a complete database.
 */
export function createCluster(home: string, program: Program, account: Account, durable: boolean): ClusterPlaces {
  const places = placesIn(home);
  if (!existsSync(places.cluster)) {
    const made = mkdirSync(path.dirname(home), { recursive: true, mode: 0o700 });
    if (made !== undefined) giveFolders(path.dirname(home), made, account);
    discardHalfMade(home);
    const half = placesIn(`${home}.${process.pid}.new`);
    try {
      initialise(half, program, account, durable);
      renameUnlessThere(half.home, home);
    } finally {
      rmSync(half.home, { recursive: true, force: true });
    }
  }
  requireVersion(places, program);
  return places;
}

/** Gives folders that root created to the owner of the database. */
function giveFolders(from: string, upTo: string, account: Account): void {
  if (account.uid === undefined || account.gid === undefined || !isPerson(account)) return;
  for (let folder = from; folder.length >= upTo.length; folder = path.dirname(folder))
    chownSync(folder, account.uid, account.gid);
}

function initialise(half: ClusterPlaces, program: Program, account: Account, durable: boolean): void {
  // Others may pass through this folder to the cluster, which is closed to them; only we can read the password.
  mkdirSync(half.home, { recursive: true });
  chmodSync(half.home, 0o711);
  mkdirSync(half.cluster, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(half.password, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    const files = [half.cluster, half.password, ...(isPerson(account) ? [half.home] : [])];
    for (const file of files) chownSync(file, account.uid, account.gid);
  }
  const run = (name: string, options: string[], input?: string) =>
    runProgram(path.join(program.folder, 'bin', name), options, { ...account, cwd: half.cluster, input });
  const folder = clusterArgument(half.cluster, account);
  run('initdb', [
    '-D',
    folder,
    '-U',
    databaseUser,
    '--auth=scram-sha-256',
    `--pwfile=${folder}/../password`,
    ...localeOptions,
    ...(durable ? [] : ['--no-sync']),
  ]);
  run('postgres', ['--single', '-D', folder, 'postgres'], `create database ${databaseName}\n`);
}

/** Upper and lower case follow Unicode on every machine, whatever its locales. Queries that sort for people name a collation. */
const localeOptions = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

function runProgram(program: string, options: string[], how: Account & { cwd: string; input: string | undefined }): void {
  const { input, ...rest } = how;
  const result = spawnSync(program, options, {
    ...rest,
    ...(input === undefined ? {} : { input }),
    env: { LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  const reason = result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim();
  throw new Error(`The embedded database could not be created (${path.basename(program)}): ${reason}`);
}

function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

function discardHalfMade(home: string): void {
  const prefix = `${path.basename(home)}.`;
  for (const name of readdirSync(path.dirname(home))) {
    const pid = name.startsWith(prefix) ? Number(/^(\d+)\.new$/.exec(name.slice(prefix.length))?.[1]) : 0;
    const alive = describeProcess(pid)?.zombie === false;
    if (pid && !alive) rmSync(path.join(path.dirname(home), name), { recursive: true, force: true });
  }
}

/** Data files belong to one major version. Checked here, because the server would only write its refusal to its log. */
function requireVersion(places: ClusterPlaces, program: Program): void {
  const made = readFileSync(path.join(places.cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === program.major) return;
  throw new Error(
    `The database in ${places.home} was made by PostgreSQL ${made}, and this version of NOA brings ${program.major}. Set NOA_DATA_DIR to another folder, or go back to the version of NOA that made it.`,
  );
}
