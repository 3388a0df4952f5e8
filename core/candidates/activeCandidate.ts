import { Prisma } from '../../prisma/generated/client.ts';

/** Neither archived nor merged into another one nor unread: the candidates that lists, counts and ranks are about. */
export const activeCandidate = { archivedAt: null, mergedIntoId: null, unread: false } satisfies Prisma.CandidateWhereInput;

/** In SQL, over `candidates`: neither archived nor merged into another one. */
export const isListed = Prisma.sql`candidates.archived_at is null and candidates.merged_into_id is null`;

/** {@link activeCandidate} in SQL, over `candidates`. */
export const isActive = Prisma.sql`${isListed} and not candidates.unread`;
