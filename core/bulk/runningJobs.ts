import type { JobState, Prisma } from '../../prisma/generated/client.ts';

/** The states from which a job goes on. */
export const openStates = ['PENDING', 'PROGRESS'] as const satisfies JobState[];

/** The jobs of a user; `running`: only those that have not ended, which is what the badge counts. */
export function jobWhere({
  ownerId,
  running,
}: {
  ownerId: string;
  running?: boolean | null | undefined;
}): Prisma.BulkJobWhereInput {
  if (running === true) return { ownerId, state: { in: [...openStates] } };
  return running === false ? { ownerId, state: { notIn: [...openStates] } } : { ownerId };
}

/** Newest first. */
export const jobOrder = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BulkJobOrderByWithRelationInput[];
