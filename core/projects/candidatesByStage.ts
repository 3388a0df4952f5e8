import { Stage } from '../../prisma/generated/enums.ts';
import { activeCandidate } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { requireViewer } from '../requireViewer.ts';

export interface StageCount {
  stage: Stage;
  count: number;
}

/**
 * How many listed candidates of a project are in each stage: all stages in their order, empty ones with 0.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function candidatesByStage(ctx: Ctx, { projectId }: { projectId: string }): Promise<StageCount[]> {
  requireViewer(ctx);
  const groups = await ctx.db.candidate.groupBy({ by: ['stage'], where: { projectId, ...activeCandidate }, _count: true });
  const counts = new Map(groups.map(({ stage, _count }) => [stage, _count]));
  return Object.values(Stage).map((stage) => ({ stage, count: counts.get(stage) ?? 0 }));
}
