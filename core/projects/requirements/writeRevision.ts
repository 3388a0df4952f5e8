import type { Prisma, RequirementRevision } from '../../../prisma/generated/client.ts';
import { enqueue } from '../../queue.ts';

export interface WriteRevisionInput {
  projectId: string;
  data: Omit<Prisma.RequirementRevisionUncheckedCreateInput, 'id' | 'projectId' | 'createdAt'>;
  now: Date;
  /** Priority of the rescoring; smaller runs first. */
  priority?: number;
}

/** Makes a new revision the current one and has all candidates scored again. Call it with the project locked. */
export async function writeRevision(
  tx: Prisma.TransactionClient,
  { projectId, data, now, priority = 0 }: WriteRevisionInput,
): Promise<RequirementRevision> {
  const revision = await tx.requirementRevision.create({ data: { ...data, projectId, createdAt: now } });
  await tx.project.update({ where: { id: projectId }, data: { currentRevisionId: revision.id } });
  await enqueue(tx, 'rescoreProject', { projectId }, { jobKey: `rescoreProject:${projectId}`, priority });
  return revision;
}
