import type { BulkJob, JobState, Prisma } from '../../prisma/generated/client.ts';
import type { JobKind } from './createJob.ts';

/** States of a job that has not ended. */
export const openStates = ['PENDING', 'PROGRESS'] as const satisfies JobState[];

export function isOpenJob({ state }: Pick<BulkJob, 'state'>): boolean {
  return openStates.some((open) => open === state);
}

/** The jobs of a user; with `running` only those that have not ended. The badge counts these. */
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

/** The jobs whose changes a user is notified of: their own, and those that concern everyone. */
export function followedWhere({ ownerId }: { ownerId: string }): Prisma.BulkJobWhereInput {
  return { OR: [{ ownerId }, { kind: 'renewal' satisfies JobKind }] };
}

/** Newest first. */
export const jobOrder = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BulkJobOrderByWithRelationInput[];
