import { Prisma } from '../../prisma/generated/client.ts';

/** How many people some rows of `candidates` are: rows with the same person count once. */
export const countPersons = Prisma.sql`(count(*) filter (where candidates.person_id is null) + count(distinct candidates.person_id))::int`;
