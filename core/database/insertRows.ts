import { Prisma } from '../../prisma/generated/client.ts';

/** An object with the names of a table's columns: the same words as the schema's fields, in snake case. */
function toColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}

/** The part of a statement that inserts rows, which all have the same fields, named as in the schema. Other columns get their defaults. There must be a row. */
export function insertRows(table: string, rows: readonly object[]): Prisma.Sql {
  const given = rows.map(toColumns);
  const columns = Prisma.raw(
    Object.keys(given[0] ?? {})
      .map((column) => `"${column}"`)
      .join(', '),
  );
  const name = Prisma.raw(table);
  return Prisma.sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(given)}::jsonb)`;
}
