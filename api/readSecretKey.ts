import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key that encrypts secrets in the database: `NOA_SECRET`, or a file in the data folder, created by the first start. */
export function readSecretKey({ secret, dataDir }: { secret: string | null; dataDir: string }): string {
  if (secret !== null) return secret;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx` fails if the file exists, because server and worker may start at the same moment.
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
