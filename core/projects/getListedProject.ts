import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { getProject } from './getProject.ts';
import { type ListedProject, projectSummaryInclude } from './listProjects.ts';

/**
 * One project as lists show it.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getListedProject(ctx: Ctx, { id }: { id: string }): Promise<ListedProject> {
  await getProject(ctx, { id });
  const project = await ctx.db.project.findUnique({ where: { id }, include: projectSummaryInclude });
  if (project === null) throw new AppError('NOT_FOUND', { entity: 'Project' });
  return project;
}
