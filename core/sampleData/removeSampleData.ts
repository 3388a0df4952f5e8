import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { deleteProject } from '../deletion/deleteProject.ts';
import { AppError } from '../errors.ts';
import { sampleProject } from './sampleProject.ts';

/**
 * Deletes the positions that the user created with the sample documents, with everything in them. A second run finds nothing to do.
 *
 * @throws AppError UNAUTHENTICATED; CONFLICT when their number is not the one that the user confirmed
 * @returns the ids of the deleted projects
 */
export async function removeSampleData(
  ctx: Ctx,
  { positions }: { positions?: number | null | undefined } = {},
): Promise<string[]> {
  const { userId } = requireViewer(ctx);
  const projects = await ctx.db.project.findMany({ where: sampleProject(userId), select: { id: true } });
  if (typeof positions === 'number' && positions !== projects.length) throw new AppError('CONFLICT');
  const deleted: string[] = [];
  for (const { id } of projects) if (await deleteIfThere(ctx, id)) deleted.push(id);
  return deleted;
}

/** False when it was already deleted. */
async function deleteIfThere(ctx: Ctx, id: string): Promise<boolean> {
  try {
    await deleteProject(ctx, { id });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}
