import type { ClientBase } from 'pg';
import { BackupError } from './backupFormat.ts';
import { listTables, quote } from './listTables.ts';
import type { MigrationPlan } from './planMigrations.ts';

/** Words for the data that people would miss, by table. */
const precious = { projects: 'position', candidates: 'candidate', stored_files: 'document', users: 'account' };

/** "1 position, 20 candidates, 22 documents, 2 accounts"; null when there is no user data. */
export async function describeContents(client: ClientBase): Promise<string | null> {
  const present = new Set((await listTables(client)).map(({ name }) => name));
  const counts: string[] = [];
  for (const [table, word] of Object.entries(precious)) {
    if (!present.has(table)) continue;
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quote(table)}`);
    if (rows[0] && rows[0].count !== '0') counts.push(`${rows[0].count} ${word}${rows[0].count === '1' ? '' : 's'}`);
  }
  return counts.length > 0 ? counts.join(', ') : null;
}

/** @throws BackupError when the database has tables of another program, which must not be touched */
export async function refuseStrangers(client: ClientBase, { before, after }: MigrationPlan): Promise<void> {
  const created = new Set(
    [...before, ...after].flatMap(({ sql }) =>
      [...sql.matchAll(/\bcreate table (?:if not exists )?"?(\w+)/gi)].map(([, name]) => name),
    ),
  );
  const strangers = (await listTables(client)).map(({ name }) => name).filter((name) => !created.has(name));
  if (strangers.length > 0)
    throw new BackupError(
      `This database holds tables that are not NOA's: ${strangers.join(', ')}. Create a database of its own for NOA, and set DATABASE_URL to it. Nothing was changed.`,
    );
}

/** Drops our tables, types, functions and aggregates; extensions stay. */
export async function emptyDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    with own as (select oid as schema from pg_namespace where nspname = 'public')
    select format('drop table %s cascade', oid::regclass) as statement, 1 as step from pg_class, own
      where relnamespace = schema and relkind in ('r', 'p') and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all select format('drop routine %s cascade', oid::regprocedure), 2 from pg_proc, own
      where pronamespace = schema and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('drop type %s cascade', oid::regtype), 3 from pg_type, own
      where typnamespace = schema and typtype = 'e' and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
    order by step`);
  for (const { statement } of rows) await client.query(statement);
}
