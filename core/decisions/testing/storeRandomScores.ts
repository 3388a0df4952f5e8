import type { Ctx } from '../../context.ts';
import { facetSlots } from '../../scoring/facetSlots.ts';
import { createRandom } from '../random.ts';

/** Gives candidates random facet values, the same in every run. Returns those that are best by one facet alone. */
export async function storeRandomScores(
  ctx: Ctx,
  { projectId, ids, liked }: { projectId: string; ids: readonly string[]; liked: string },
): Promise<Set<string>> {
  const slots = await facetSlots(ctx);
  const random = createRandom(5);
  const rows = ids.map((candidateId) => {
    const values = Array.from({ length: Math.max(...slots.values()) }, () => Math.round(random() * 1000) / 10);
    return { candidateId, projectId, values, details: {}, matchedSkills: 0 };
  });
  await ctx.db.candidateScore.createMany({ data: rows });
  const place = (slots.get(liked) ?? 0) - 1;
  return new Set(rows.flatMap(({ candidateId, values }) => ((values[place] ?? 0) > 50 ? [candidateId] : [])));
}
