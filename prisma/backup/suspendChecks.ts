import type { ClientBase } from 'pg';

/**
 * Removes, while tables are filled, what would act on every row: foreign keys (some are circular), indexes that no constraint needs (much faster to build at
 * the end), and triggers, which would write rows that the backup already has.
 *
 * @returns a function that restores all of it, and thereby checks every foreign key
 */
export async function suspendChecks(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ remove: string; restore: string }>(`
    select remove, restore from (
      select 1 as step, format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      union all
      select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and not indisunique and not indisprimary
      union all
      select 3, format('alter table %s disable trigger %I', tgrelid::regclass, tgname), format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O'
    ) as parts order by step`);
  for (const { remove } of rows) await client.query(remove);
  return async () => {
    // Indexes before the foreign keys, whose check uses them.
    for (const { restore } of rows.reverse()) await client.query(restore);
  };
}
