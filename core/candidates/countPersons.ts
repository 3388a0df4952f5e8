import { Prisma } from '../../prisma/generated/client.ts';

/** How many people stand behind rows of `candidates`. */
export const countPersons = Prisma.sql`(count(*) filter (where candidates.person_id is null) + count(distinct candidates.person_id))::int`;
