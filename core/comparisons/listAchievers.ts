import type { AchieversRow } from '../../plugins/comparisons/groupComparisons.ts';
import type { Ctx } from '../context.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskStrings } from '../privacy/maskFacts.ts';
import { getProject } from '../projects/getProject.ts';
import { rankCandidates } from '../scoring/ranking/rankCandidates.ts';
import type { ScoreDetails } from '../scoring/scoreDetails.ts';
import type { FacetWeight } from '../scoring/weightedOverall.ts';
import { comparisonOf } from './comparisonOf.ts';
import { loadCompared } from './loadCompared.ts';

export interface ListAchieversInput {
  projectId: string;
  /** 1 to 500. */
  top: number;
  weights?: readonly FacetWeight[] | null | undefined;
}

export interface Achiever extends AchieversRow {
  fullName: string;
  /** 0 to 100 by facet id; null when there was nothing to score. */
  facets: Record<string, number | null>;
}

/**
 * The best candidates of a position by overall score, each person once, with their quantified achievements. In blind review, what identifies them is hidden.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export function listAchievers(ctx: Ctx, input: ListAchieversInput): Promise<Achiever[]> {
  return readFromReplica(ctx, (copy) => list(copy, input));
}

async function list(ctx: Ctx, { projectId, top, weights }: ListAchieversInput): Promise<Achiever[]> {
  await getProject(ctx, { id: projectId });
  const { items } = await rankCandidates(ctx, { projectId, weights, onePerPerson: true, take: top });
  const candidateIds = items.map(({ id }) => id);
  const candidates = await loadCompared(ctx, { ids: candidateIds });
  const names = new Map(candidates.map(({ id, name }) => [id, name]));
  const scores = new Map(items.map(({ id, overall }) => [id, overall]));
  const facets = await facetValues(ctx, candidateIds);
  const masks = await loadMasks(ctx, { candidateIds });
  const compared = comparisonOf(ctx, 'achievers').compare(candidates, { scores, top });
  return mapInTurns(compared, ({ candidateId, achievements, ...row }) => {
    const mask = masks.get(candidateId);
    return {
      ...row,
      candidateId,
      achievements: mask ? maskStrings(achievements, mask) : achievements,
      fullName: mask ? mask.label : (names.get(candidateId) ?? ''),
      facets: facets.get(candidateId) ?? {},
    };
  });
}

async function facetValues({ db }: Ctx, candidateIds: string[]): Promise<Map<string, Record<string, number | null>>> {
  const rows = await db.candidateScore.findMany({
    where: { candidateId: { in: candidateIds } },
    select: { candidateId: true, details: true },
  });
  return new Map(
    rows.map(({ candidateId, details }) => [
      candidateId,
      Object.fromEntries(Object.entries(details as unknown as ScoreDetails).map(([key, { value }]) => [key, value])),
    ]),
  );
}
