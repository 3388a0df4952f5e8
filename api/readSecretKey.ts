import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key that seals secrets in the database: `NOA_SECRET`, or a file of the data folder, which is made by the first start. */
export function readSecretKey({ secret, dataDir }: { secret: string | null; dataDir: string }): string {
  if (secret !== null) return secret;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails when the file exists: server and worker may start at the same moment.
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
