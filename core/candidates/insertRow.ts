import { Prisma } from '../../prisma/generated/client.ts';

/** The part of a statement that inserts a row, whose fields are named as in the schema: the table's columns are the same words in snake case. Other columns get their defaults. */
export function insertRow(table: string, row: object): Prisma.Sql {
  const entries = Object.entries(row).map(([field, value]) => [
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  const columns = Prisma.raw(entries.map(([column]) => `"${String(column)}"`).join(', '));
  const json = JSON.stringify(Object.fromEntries(entries));
  return Prisma.sql`insert into ${Prisma.raw(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${Prisma.raw(table)}, ${json}::jsonb)`;
}
