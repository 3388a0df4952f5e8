import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { jobsTable, type Manifest } from './backupFormat.ts';
import { columnList, quote } from './listTables.ts';
import { copyJobsIn } from './queueJobs.ts';
import { readBackup } from './readBackup.ts';

/** Streams a backup's rows into its empty tables. Checks the file again on the way, because it may have changed since the first check. */
export async function fillTables(
  client: pg.Client,
  file: string,
  onProgress: (progress: { table: string; bytes: number }) => void,
): Promise<void> {
  let [manifest, table]: [Manifest | null, string | null] = [null, null];
  let filling: Filling | null = null;
  for await (const part of readBackup(file)) {
    if (part.kind === 'manifest') {
      manifest = part.manifest;
    } else if (part.kind === 'rows' && manifest) {
      if (part.table !== table) {
        await filling?.end();
        table = part.table;
        filling = startFilling(client, manifest, table);
      }
      await filling?.write(part.chunk);
      onProgress({ table: part.table, bytes: part.chunk.length });
    }
  }
  await filling?.end();
}

interface Filling {
  write(chunk: Buffer): Promise<void>;
  end(): Promise<void>;
}

function startFilling(client: pg.Client, { tables }: Manifest, name: string): Filling {
  const columns = tables.find((table) => table.name === name)?.columns ?? [];
  const query = name === jobsTable ? copyJobsIn : `copy ${quote(name)} (${columnList({ columns })}) from stdin`;
  const stream: CopyStreamQuery = client.query(copyFrom(query));
  const ended = finished(stream);
  // Awaited in `end`; a row that the database refuses may be reported earlier.
  ended.catch(() => {});
  return {
    async write(chunk) {
      if (stream.destroyed) await ended;
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended]);
    },
    async end() {
      stream.end();
      await ended;
    },
  };
}
