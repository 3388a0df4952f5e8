import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { weightedOverall } from './weightedOverall.ts';

/**
 * The overall scores of some candidates under the default weights, 0 to 100, one decimal. Candidates without a score are left out.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function overallScores(
  ctx: Ctx,
  { candidateIds }: { candidateIds: readonly string[] },
): Promise<Map<string, number | null>> {
  requireViewer(ctx);
  const overall = await weightedOverall(ctx, null);
  const rows = await ctx.db.$queryRaw<{ id: string; overall: number | null }[]>`
    select candidate_id::text as id, ${overall}::float8 as overall from candidate_scores where candidate_id = any(${[...candidateIds]}::uuid[])`;
  return new Map(rows.map(({ id, overall: score }) => [id, score]));
}
