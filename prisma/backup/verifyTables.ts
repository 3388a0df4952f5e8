import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { jobsTable } from './backupFormat.ts';
import { copyOut, listTables } from './listTables.ts';
import { summarizeCopy } from './summarizeCopy.ts';
import type { Backup } from './writeBackup.ts';

/** Reads every table back and compares rows and checksum with the backup's. */
export async function verifyTables(
  client: pg.Client,
  { manifest, checks }: Backup,
  onTable: (table: string) => void,
): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const { name, columns } of manifest.tables) {
    if (name === jobsTable) continue;
    onTable(name);
    const [table, wanted] = [tables.get(name), checks.tables[name]];
    if (!table) throw new Error(`The restored database has no table ${name}.`);
    const tally = summarizeCopy();
    // In the backup's order of columns: a database that was migrated step by step may have another one.
    for await (const chunk of client.query(copyTo(copyOut({ ...table, columns }))) as AsyncIterable<Buffer>) tally.add(chunk);
    const found = tally.result();
    if (found.sha256 !== wanted?.sha256 || found.rows !== wanted.rows)
      throw new Error(`The restored table ${name} differs from the backup (${found.rows} of ${wanted?.rows} rows).`);
  }
}
