import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../../../prisma/backup/backupFormat.ts';
import { type OpenDatabase, openDatabase } from '../../../prisma/database.ts';
import { CommandError } from '../terminal/commandError.ts';
import { readSettings } from './readSettings.ts';

export interface WithDatabaseOptions {
  env: NodeJS.ProcessEnv;
  /** Make the embedded database if there is none. */
  create: boolean;
}

/**
 * Runs something directly on the database named by NOA's settings (DATABASE_URL, NOA_DATA_DIR, the file `.env`). Joins the embedded database if NOA runs;
 * otherwise starts it for the duration.
 *
 * @throws CommandError local
 */
export async function withDatabase<T>(
  { env, create }: WithDatabaseOptions,
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = readSettings(env);
  if (!databaseUrl && !create && !existsSync(path.join(dataDir, 'postgres', 'cluster')))
    throw new CommandError(
      'local',
      `There is no database in ${dataDir}.`,
      'Run this in the folder where you start NOA, or set NOA_DATA_DIR or DATABASE_URL as you do there.',
    );
  return explainFailures(
    databaseUrl === null ? `the database in ${dataDir}` : 'the database that DATABASE_URL names',
    async () => {
      const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir });
      try {
        return await use(database);
      } finally {
        await database.stop();
      }
    },
  );
}

/** Explains errors of files and databases, with the next step. */
export async function explainFailures<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explain(error, what);
  }
}

/** PostgreSQL's classes: invalid authorization, cannot connect now, unknown database. */
const closedDoors = /^(28|57P03|3D)/;

function explain(error: unknown, what: string): unknown {
  if (error instanceof BackupError) return new CommandError('local', error.message);
  const { code = '', message } = error as { code?: string; message?: string };
  if (code === 'EACCES' || code === 'EPERM')
    return new CommandError('local', `This user may not open ${what} (${code}).`, 'Run the command as the user who runs NOA.');
  if (/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET)$/.test(code) || closedDoors.test(code))
    return new CommandError(
      'local',
      `Cannot connect to ${what}: ${message || code}.`,
      'Check that it runs, and DATABASE_URL. "noa doctor" looks at each part.',
    );
  if (code === 'ENOSPC')
    return new CommandError('local', 'The disk is full. Nothing was changed.', 'Make room, or name another folder.');
  return error;
}
