import type { Prisma, Project, RequirementRevision } from '../../prisma/generated/client.ts';
import { AppError } from '../errors.ts';

export type LockedProject = Project & { currentRevision: RequirementRevision | null };

/**
 * The project with its current requirements, locked against other writers until the transaction ends: of two simultaneous revisions, the second builds on
 * the first.
 *
 * @throws AppError NOT_FOUND
 */
export async function lockProject(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<LockedProject> {
  await tx.$executeRaw`select 1 from projects where id = ${id}::uuid for no key update`;
  const project = await tx.project.findUnique({ where: { id }, include: { currentRevision: true } });
  if (project === null || project.deletingAt !== null) throw new AppError('NOT_FOUND', { entity: 'Project' });
  return project;
}
