import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { currentRequirements } from '../projects/requirements/currentRequirements.ts';
import { type Suggestions, suggestCandidates } from './suggestCandidates.ts';

/**
 * Applicants of other positions for a position as it is now, best fit first.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function suggestForProject(ctx: Ctx, { projectId }: { projectId: string }): Promise<Suggestions> {
  requireViewer(ctx);
  const current = await currentRequirements(ctx, { projectId });
  if (current === null) throw new AppError('NOT_FOUND', { entity: 'Project' });
  return suggestCandidates(ctx, { requirements: current.requirements, exceptProjectId: projectId });
}
