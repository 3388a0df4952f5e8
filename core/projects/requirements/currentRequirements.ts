import type { ProjectRequirements } from '../../../plugins/contract.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { toProjectRequirements } from './revision.ts';

export interface CurrentRequirements {
  /** Null until requirements were read or entered. */
  revision: RequirementRevision | null;
  requirements: ProjectRequirements;
}

/** A project's requirements in the form that facets expect; null when the project is gone. */
export async function currentRequirements(
  ctx: Pick<Ctx, 'db'>,
  { projectId }: { projectId: string },
): Promise<CurrentRequirements | null> {
  const project = await ctx.db.project.findUnique({ where: { id: projectId }, select: { title: true, currentRevision: true } });
  if (project === null) return null;
  const { title, currentRevision: revision } = project;
  return { revision, requirements: toProjectRequirements(revision, title) };
}
