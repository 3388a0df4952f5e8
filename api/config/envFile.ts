import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from './environment.ts';

/** Settings that {@link loadEnvFile} added to the environment. */
const fromFile = new Set<string>();

/** Reads `.env` in the working folder, if there is one, into the environment. Variables that are already set are not changed. */
export function loadEnvFile(folder = process.cwd()): void {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return;
  const before = new Set(Object.keys(process.env));
  process.loadEnvFile(file);
  for (const name of Object.keys(process.env)) if (!before.has(name)) fromFile.add(name);
}

/** The file that a setting was read from; null when it came from the environment or is not set. */
export function fileOf(setting: keyof Environment, folder = process.cwd()): string | null {
  return fromFile.has(setting) ? path.join(folder, '.env') : null;
}
