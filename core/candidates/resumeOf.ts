import type { Prisma } from '../../prisma/generated/client.ts';

/** Selects the résumé among a candidate's documents. A constant, because equal selections share one join. */
export const resumeOf = {
  where: { kind: 'RESUME', duplicateOfId: null },
  orderBy: { createdAt: 'desc' },
  take: 1,
} as const satisfies Prisma.Candidate$documentsArgs;
