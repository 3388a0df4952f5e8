import type { Candidate } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { type FacetValues, facetValues } from './facetValues.ts';
import { type RankCandidatesInput, rankCandidates } from './rankCandidates.ts';

export interface RankedRow {
  candidate: Candidate;
  /** 0 to 100, one decimal; null until the candidate is scored. */
  overall: number | null;
  /** Null until the candidate is scored. */
  facets: FacetValues | null;
}

export interface ListRankedInput extends Omit<RankCandidatesInput, 'take'> {
  /** Absent: all. */
  take?: number | undefined;
}

/** Most rows of one query. */
const chunk = 500;

/**
 * Candidates of a project with their scores, best first unless asked otherwise.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function listRankedCandidates(
  ctx: Ctx,
  { take, skip = 0, ...query }: ListRankedInput,
): Promise<{ items: RankedRow[]; total: number }> {
  const items: RankedRow[] = [];
  for (;;) {
    const page = await rankCandidates(ctx, { ...query, skip: skip + items.length, take: Math.min(chunk, take ?? chunk) });
    const rows = await ctx.db.candidate.findMany({ where: { id: { in: page.items.map(({ id }) => id) } } });
    const values = await facetValues(ctx, { candidateIds: rows.map(({ id }) => id) });
    const masks = await loadMasks(ctx, { candidateIds: rows.map(({ id }) => id) });
    const byId = new Map(rows.map((row) => [row.id, maskCandidate(row, masks.get(row.id))]));
    items.push(...page.items.flatMap(({ id, overall }) => withRow(byId.get(id), overall, values.get(id) ?? null)));
    if (take !== undefined || page.items.length < chunk) return { items, total: page.total };
  }
}

/** A candidate may have been deleted between the two queries. */
function withRow(candidate: Candidate | undefined, overall: number | null, facets: FacetValues | null): RankedRow[] {
  return candidate ? [{ candidate, overall, facets }] : [];
}
