import type { Ctx } from '../context.ts';
import { facetSlots } from './facetSlots.ts';
import { notScored } from './scoreFacts.ts';

/** By facet key; null where the facet had nothing to score against. */
export type FacetValues = Record<string, number | null>;

/** The stored values of every registered facet, by candidate id. Candidates without a score are absent. */
export async function facetValues(
  ctx: Ctx,
  { candidateIds }: { candidateIds: readonly string[] },
): Promise<Map<string, FacetValues>> {
  const slots = await facetSlots(ctx);
  const rows = await ctx.db.candidateScore.findMany({
    where: { candidateId: { in: [...candidateIds] } },
    select: { candidateId: true, values: true },
  });
  return new Map(rows.map(({ candidateId, values }) => [candidateId, nameValues(ctx, slots, values)]));
}

/** `CandidateScore.values` by facet key. */
export function nameValues(
  { plugins }: Pick<Ctx, 'plugins'>,
  slots: ReadonlyMap<string, number>,
  values: readonly number[],
): FacetValues {
  const named = plugins.facets.map(({ id }) => {
    const value = values[(slots.get(id) ?? 0) - 1] ?? notScored;
    return [id, value === notScored ? null : value] as const;
  });
  return Object.fromEntries(named);
}
