import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../terminal/commandError.ts';

const Credentials = z.object({ url: z.string(), token: z.string(), tokenId: z.string(), email: z.string() });

/** What `noa login` keeps. */
export type Credentials = z.infer<typeof Credentials>;

/** `noa/credentials.json` in the user's configuration folder. */
export function credentialsFile(env: NodeJS.ProcessEnv): string {
  const standard = process.platform === 'win32' ? env['APPDATA'] : env['XDG_CONFIG_HOME'];
  return path.join(standard || path.join(env['HOME'] ?? homedir(), '.config'), 'noa', 'credentials.json');
}

/** @throws CommandError when the file is there but cannot be read */
export async function readCredentials(env: NodeJS.ProcessEnv): Promise<Credentials | null> {
  const file = credentialsFile(env);
  try {
    return Credentials.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CommandError('local', `${file} cannot be read.`, 'Run "noa login" again; it writes the file anew.');
  }
}

/** Only the user may read the file. */
export async function writeCredentials(env: NodeJS.ProcessEnv, credentials: Credentials): Promise<string> {
  const file = credentialsFile(env);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Removed first: the mode counts only when a file is created.
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  return file;
}

export async function removeCredentials(env: NodeJS.ProcessEnv): Promise<void> {
  await rm(credentialsFile(env), { force: true });
}
