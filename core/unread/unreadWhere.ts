import type { Prisma } from '../../prisma/generated/client.ts';

/**
 * Résumés that count as not read: reading failed or covered less than half, and nobody has typed facts in. Copies are excluded; their original
 * counts.
 */
export const unreadWhere = {
  kind: 'RESUME',
  duplicateOfId: null,
  OR: [
    { state: 'FAILED', candidateId: null },
    { state: { in: ['DONE', 'FAILED'] }, candidate: { is: { unread: true, archivedAt: null, mergedIntoId: null } } },
  ],
} satisfies Prisma.DocumentWhereInput;
