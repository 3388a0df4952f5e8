import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readAllowList } from './config/allowList.ts';
import { ConfigError } from './config/configError.ts';
import { fileOf } from './config/envFile.ts';
import type { Config } from './config/readConfig.ts';

/** Minimum time between two checks of the file, in milliseconds. */
const lookEvery = 1_000;

export interface FollowOptions {
  /** The file with the list; by default the one it was read from at the start. */
  file?: string | null;
  now?: () => number;
  onProblem(message: string): void;
}

/**
 * Who may sign in at this moment. A list in `.env` is read again when the file changes, so that removing somebody needs no restart. If the list is then missing
 * or wrong, the earlier one stays in force and the operator is told: an empty file must neither let everybody in nor lock everybody out.
 */
export function followAllowList(
  { signInAllow }: Pick<Config, 'signInAllow'>,
  { file = fileOf('NOA_SIGNIN_ALLOW'), now = Date.now, onProblem }: FollowOptions,
): () => readonly string[] | null {
  if (file === null) return () => signInAllow;
  let allow = signInAllow;
  let stamp = stampOf(file);
  let looked = now();
  return () => {
    if (now() - looked < lookEvery) return allow;
    looked = now();
    const current = stampOf(file);
    if (current === stamp) return allow;
    stamp = current;
    try {
      allow = readList(file);
    } catch (error) {
      onProblem(`${problemOf(error)} Until then, those may sign in who could before.`);
    }
    return allow;
  };
}

function readList(file: string): string[] {
  const list = readAllowList(parseEnv(readFileSync(file, 'utf8'))['NOA_SIGNIN_ALLOW'] ?? '');
  if (list === null) throw new ConfigError('NOA_SIGNIN_ALLOW is no longer in .env: set it, or restart NOA.');
  return list;
}

/** Compares more than the time, because an editor may replace the file within the clock's resolution. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
}

const problemOf = (error: unknown) =>
  error instanceof ConfigError ? error.message : 'The file .env cannot be read: it holds NOA_SIGNIN_ALLOW.';
