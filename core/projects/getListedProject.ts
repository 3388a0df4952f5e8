import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { getProject } from './getProject.ts';
import { type ListedProject, summarizeProjects } from './summarizeProjects.ts';

/**
 * One project as lists show it.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getListedProject(ctx: Ctx, { id }: { id: string }): Promise<ListedProject> {
  const [project] = await summarizeProjects(ctx, [await getProject(ctx, { id })]);
  if (project === undefined) throw new AppError('NOT_FOUND', { entity: 'Project' });
  return project;
}
