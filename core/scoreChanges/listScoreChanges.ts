import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { checklistOf } from '../projects/requirements/checklist.ts';
import { facetSlots } from '../scoring/facetSlots.ts';
import type { FacetWeight } from '../scoring/weightedOverall.ts';
import { diffScores, type ScoreDifference } from './diffScores.ts';

export interface ListScoreChangesInput {
  candidateId: string;
  /** Absent: the facets' default weights. */
  weights?: readonly FacetWeight[] | null | undefined;
}

/**
 * Why the score of a candidate changed, newest first: each entry is the difference between two successive scores. Up to twenty are kept.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function listScoreChanges(ctx: Ctx, { candidateId, weights }: ListScoreChangesInput): Promise<ScoreDifference[]> {
  requireViewer(ctx);
  const score = await ctx.db.candidateScore.findUnique({
    where: { candidateId },
    omit: { details: true },
    include: { changes: { orderBy: { scoredAt: 'desc' } } },
  });
  if (score === null || score.changes.length === 0) return [];
  const states = [score, ...score.changes];
  const revisionIds = [...new Set(states.flatMap(({ revisionId }) => revisionId ?? []))];
  const revisions = await ctx.db.requirementRevision.findMany({ where: { id: { in: revisionIds } } });
  const checklists = new Map(revisions.map((revision) => [revision.id, checklistOf(revision)]));
  const given = weights && new Map(weights.map(({ key, weight }) => [key, weight]));
  const slots = await facetSlots(ctx);
  const facets = ctx.plugins.facets.map(({ id, defaultWeight }) => ({
    key: id,
    slot: slots.get(id) ?? 0,
    weight: given ? (given.get(id) ?? 0) : defaultWeight,
  }));
  const options = { facets, checklistOf: (id: string | null) => (id === null ? [] : (checklists.get(id) ?? [])) };
  return score.changes.flatMap((before, index) => {
    const after = states[index];
    return after === undefined ? [] : diffScores(before, after, options);
  });
}
