import { z } from 'zod';

/**
 * A backup is a gzipped tar archive that common tools can open:
 *
 * - `manifest.json` comes first: the version of NOA, and the tables with their columns.
 * - `data/<table>/<number>.copy`: the rows of a table in PostgreSQL's COPY text format, in the order of its primary key. The parts of a table, put together,
 * are what `COPY … TO STDOUT` wrote; a part may end within a row.
 * - `checks.json` comes last: rows, bytes and SHA-256 of each table. Without it a backup is incomplete.
 */
export const backupFormat = 'noa-backup';
export const backupVersion = 1;
export const manifestName = 'manifest.json';
export const checksName = 'checks.json';

/** Name of the archive's table of jobs. It has each job's task and payload instead of the rows of the queue's library. */
export const jobsTable = 'graphile_worker.jobs';

const count = z.int().nonnegative();

const Manifest = z.object({
  format: z.literal(backupFormat),
  version: z.int(),
  /** The version of NOA. */
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** In the order in which they were applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
export type Manifest = z.infer<typeof Manifest>;

const TableChecks = z.object({ rows: count, bytes: count, sha256: z.string() });
export type TableChecks = z.infer<typeof TableChecks>;

const Checks = z.object({ tables: z.record(z.string(), TableChecks) });
export type Checks = z.infer<typeof Checks>;

/** A backup that cannot be made or restored. The message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** @throws BackupError when the text is not a manifest, or has a newer format */
export function readManifest(text: string): Manifest {
  const given = parse(text);
  const found = z.object({ format: z.literal(backupFormat), version: z.int() }).safeParse(given);
  if (found.success && found.data.version > backupVersion)
    throw new BackupError('A newer version of NOA made this backup. Install that version, or a later one, and restore with it.');
  const manifest = Manifest.safeParse(given);
  if (!manifest.success) throw new BackupError('This file is not a backup of NOA: its description cannot be read.');
  return manifest.data;
}

/** @throws BackupError */
export function readChecks(text: string): Checks {
  const checks = Checks.safeParse(parse(text));
  if (!checks.success) throw new BackupError('The backup is damaged: its checksums cannot be read. Take another backup.');
  return checks.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
