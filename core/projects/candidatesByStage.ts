import { Stage } from '../../prisma/generated/enums.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { countPersons } from '../candidates/counts/countPersons.ts';
import type { Ctx } from '../context.ts';

export interface StageCount {
  stage: Stage;
  count: number;
}

/**
 * How many people are in each stage of a project: all stages in their order, empty ones with 0. Candidates that are not listed do not count.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function candidatesByStage(ctx: Ctx, { projectId }: { projectId: string }): Promise<StageCount[]> {
  requireViewer(ctx);
  const groups = await ctx.db.$queryRaw<StageCount[]>`
    select stage, ${countPersons} as count from candidates
    where project_id = ${projectId}::uuid and archived_at is null and merged_into_id is null group by stage`;
  const counts = new Map(groups.map(({ stage, count }) => [stage, count]));
  return Object.values(Stage).map((stage) => ({ stage, count: counts.get(stage) ?? 0 }));
}
