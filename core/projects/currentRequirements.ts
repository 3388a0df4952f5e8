import type { ProjectRequirements } from '../../plugins/contract.ts';
import type { RequirementRevision } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { toProjectRequirements } from './revision.ts';

export interface CurrentRequirements {
  /** Null until requirements were read or entered. */
  revision: RequirementRevision | null;
  requirements: ProjectRequirements;
}

/** What a project asks for now, as facets take it; null for a project that is gone. */
export async function currentRequirements(
  ctx: Pick<Ctx, 'db'>,
  { projectId }: { projectId: string },
): Promise<CurrentRequirements | null> {
  const project = await ctx.db.project.findUnique({ where: { id: projectId }, select: { title: true, currentRevision: true } });
  if (project === null) return null;
  const { title, currentRevision: revision } = project;
  return { revision, requirements: toProjectRequirements(revision, title) };
}
