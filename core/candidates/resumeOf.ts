import type { Prisma } from '../../prisma/generated/client.ts';

/** Among the documents of a candidate: the résumé that it came from. One constant: fields that ask alike are answered by one join. */
export const resumeOf = {
  where: { kind: 'RESUME', duplicateOfId: null },
  orderBy: { createdAt: 'desc' },
  take: 1,
} as const satisfies Prisma.Candidate$documentsArgs;
