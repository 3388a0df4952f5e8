import { Prisma } from '../../prisma/generated/client.ts';

/** The candidates that lists, counts and rankings include: not archived, not merged into another one, not unread. */
export const activeCandidate = { archivedAt: null, mergedIntoId: null, unread: false } satisfies Prisma.CandidateWhereInput;

/** SQL over `candidates`: neither archived nor merged into another one. */
export const isListed = Prisma.sql`candidates.archived_at is null and candidates.merged_into_id is null`;

/** {@link activeCandidate} as SQL over `candidates`. */
export const isActive = Prisma.sql`${isListed} and not candidates.unread`;
