import { requireViewer } from '../access/requireViewer.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';

/**
 * How many listed candidates of a position are not scored against its current requirements yet.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function countPending(ctx: Ctx, { projectId }: { projectId: string }): Promise<number> {
  requireViewer(ctx);
  const [row] = await ctx.db.$queryRaw<{ pending: number }[]>`
    select count(*)::int as pending
    from candidates join projects on projects.id = candidates.project_id
      left join candidate_scores on candidate_scores.candidate_id = candidates.id
    where candidates.project_id = ${projectId}::uuid and ${isActive}
      and (candidate_scores.candidate_id is null or candidate_scores.revision_id is distinct from projects.current_revision_id)`;
  return row?.pending ?? 0;
}
