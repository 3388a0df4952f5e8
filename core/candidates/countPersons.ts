import { Prisma } from '../../prisma/generated/client.ts';

/** How many people some rows of `candidates` are: rows with the same person count once. Few rows share one, and only those are sorted. */
export const countPersons = Prisma.sql`(count(*) - count(candidates.person_id)
  + (select count(distinct person) from unnest(array_agg(candidates.person_id) filter (where candidates.person_id is not null)) as person))::int`;
