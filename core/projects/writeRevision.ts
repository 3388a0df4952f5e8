import type { Prisma, RequirementRevision } from '../../prisma/generated/client.ts';
import { enqueue } from '../queue.ts';

export interface WriteRevisionInput {
  projectId: string;
  data: Omit<Prisma.RequirementRevisionUncheckedCreateInput, 'id' | 'projectId' | 'createdAt'>;
  now: Date;
}

/** A new revision that is the current one from now on; all candidates are scored again. Call it with the project locked. */
export async function writeRevision(
  tx: Prisma.TransactionClient,
  { projectId, data, now }: WriteRevisionInput,
): Promise<RequirementRevision> {
  const revision = await tx.requirementRevision.create({ data: { ...data, projectId, createdAt: now } });
  await tx.project.update({ where: { id: projectId }, data: { currentRevisionId: revision.id } });
  await enqueue(tx, 'rescoreProject', { projectId }, { jobKey: `rescoreProject:${projectId}` });
  return revision;
}
