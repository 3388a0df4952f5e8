import { Prisma } from '../../../prisma/generated/client.ts';

/** SQL that counts people in rows of `candidates`: rows of the same person count once. Only rows that share a person are sorted, and these are few. */
export const countPersons = Prisma.sql`(count(*) - count(candidates.person_id)
  + (select count(distinct person) from unnest(array_agg(candidates.person_id) filter (where candidates.person_id is not null)) as person))::int`;
