import type { Candidate } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { starredIds } from '../saved/starredIds.ts';
import { type FacetValues, facetValues } from '../scoring/facetValues.ts';
import { overallScores } from '../scoring/overallScores.ts';
import type { Unread } from '../unread/explainUnread.ts';
import { unreadReasons } from '../unread/unreadReasons.ts';

export interface CandidateWithScore {
  candidate: Candidate;
  /** 0 to 100, one decimal, under the default weights; null until scored. */
  overall: number | null;
  /** Null until scored. */
  facets: FacetValues | null;
  /** Why it has no score, if its document was not read. */
  unread: Unread | undefined;
}

/**
 * Candidates by id, as lists show them; deleted ones are left out. Uses a fixed number of statements. In blind review, what identifies them is hidden.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function loadWithScores(
  ctx: Ctx,
  { candidateIds }: { candidateIds: readonly string[] },
): Promise<Map<string, CandidateWithScore>> {
  if (candidateIds.length === 0) return new Map();
  const rows = await ctx.db.candidate.findMany({ where: { id: { in: [...candidateIds] } } });
  const [scores, values, masks, reasons, stars] = await Promise.all([
    overallScores(ctx, { candidateIds }),
    facetValues(ctx, { candidateIds }),
    loadMasks(ctx, { candidateIds }),
    unreadReasons(ctx, { candidates: rows }),
    starredIds(ctx, { candidateIds }),
  ]);
  return new Map(
    await mapInTurns(rows, (row) => {
      const { id } = row;
      const candidate = maskCandidate({ ...row, starred: stars.has(id) }, masks.get(id));
      const overall = scores.get(id) ?? null;
      return [id, { candidate, overall, facets: values.get(id) ?? null, unread: reasons.get(id) }] as const;
    }),
  );
}
