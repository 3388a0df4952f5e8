import type { AchieversRow } from '../../plugins/comparisons/groupComparisons.ts';
import type { Ctx } from '../context.ts';
import { getProject } from '../projects/getProject.ts';
import { rankCandidates } from '../scoring/rankCandidates.ts';
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
}

/**
 * The best candidates of a position by overall score, each person once, with their quantified achievements.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function listAchievers(ctx: Ctx, { projectId, top, weights }: ListAchieversInput): Promise<Achiever[]> {
  await getProject(ctx, { id: projectId });
  const { items } = await rankCandidates(ctx, { projectId, weights, onePerPerson: true, take: top });
  const candidates = await loadCompared(ctx, { ids: items.map(({ id }) => id) });
  const names = new Map(candidates.map(({ id, name }) => [id, name]));
  const scores = new Map(items.map(({ id, overall }) => [id, overall]));
  return comparisonOf(ctx, 'achievers')
    .compare(candidates, { scores, top })
    .map((row) => ({ ...row, fullName: names.get(row.candidateId) ?? '' }));
}
