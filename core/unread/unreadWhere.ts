import type { Prisma } from '../../prisma/generated/client.ts';

/**
 * Résumés that count as not read: their reading failed, or came to less than half, and nobody has typed facts in. Copies are not counted: the
 * original is.
 */
export const unreadWhere = {
  kind: 'RESUME',
  duplicateOfId: null,
  OR: [
    { state: 'FAILED', candidateId: null },
    { state: { in: ['DONE', 'FAILED'] }, candidate: { is: { unread: true, archivedAt: null, mergedIntoId: null } } },
  ],
} satisfies Prisma.DocumentWhereInput;
