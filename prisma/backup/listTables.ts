import type { ClientBase } from 'pg';
import pg from 'pg';

export interface Table {
  name: string;
  /** Columns without those that the database computes. */
  columns: string[];
  /** SQL that orders rows by the primary key, in the same way in every database. */
  order: string;
}

/** Our tables, except the one that records migrations. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select tables.relname::text as name,
      array(select attname::text from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      coalesce((
        select string_agg(format('%I%s', attname, case when attcollation <> 0 then ' collate "C"' else '' end), ', ' order by key.number)
        from pg_index, unnest(indkey::int2[]) with ordinality as key(attnum, number), pg_attribute
        where indrelid = tables.oid and indisprimary and attrelid = tables.oid and pg_attribute.attnum = key.attnum
      ), format('%I::text collate "C"', tables.relname)) as "order"
    from pg_class as tables
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> '_prisma_migrations'
      and not exists (select from pg_depend where objid = tables.oid and classid = 'pg_class'::regclass and deptype = 'e')
    order by relname`);
  return rows;
}

export const quote = (name: string): string => pg.escapeIdentifier(name);

/** The table with its columns, for COPY. */
export const columnList = ({ columns }: { columns: readonly string[] }): string => columns.map(quote).join(', ');

/** The statement that reads a whole table in order. */
export const copyOut = (table: Table): string =>
  `copy (select ${columnList(table)} from ${quote(table.name)} order by ${table.order}) to stdout`;
