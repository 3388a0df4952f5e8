import type { Prisma } from '../../prisma/generated/client.ts';

/** Neither archived nor merged into another one: the candidates that lists, counts and ranks are about. */
export const activeCandidate = { archivedAt: null, mergedIntoId: null } satisfies Prisma.CandidateWhereInput;
