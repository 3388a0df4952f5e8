import { compareRanked, overallScore } from '../../plugins/facets/overallScore.ts';
import type { Estimate } from './agreement/estimate.ts';
import { meanNdcg } from './agreement/ndcg.ts';
import { pairwiseAuc } from './agreement/pairwiseAuc.ts';
import { scorePositions } from './agreement/scorePositions.ts';
import { type Decision, fewestDecisions } from './decision.ts';
import { type NoProposalReason, type Proposal, proposeWeights } from './weights/proposeWeights.ts';

/** How well a ranking agrees with the decisions. */
export interface Agreement {
  wentOn: number;
  rejected: number;
  /** Positions with decisions. */
  positions: number;
  /** Of these, positions where somebody went on and somebody was rejected; only these can be compared with a ranking. */
  comparedPositions: number;
  /** 0 to 1; null when no position can be compared. */
  auc: Estimate | null;
  ndcg: Estimate | null;
}

export interface Judgement {
  /** Null: fewer than {@link fewestDecisions}. */
  agreement: Agreement | null;
  proposal: Proposal | null;
  /** Why there is an agreement but no proposal. */
  noProposal: NoProposalReason | null;
}

/**
 * How well a ranking agrees with decisions, and weights that would agree better. Null with fewer than {@link fewestDecisions}. Pure: the same decisions always
 * give the same answer.
 *
 * @param weights in use, by facet; unknown values are left out and the other weights re-normalised, as in every ranking
 */
export function judgeRanking(decisions: readonly Decision[], weights: readonly number[]): Judgement {
  if (decisions.length < fewestDecisions) return { agreement: null, proposal: null, noProposal: null };
  const positions = groupByPosition(decisions, weights);
  const compared = positions.filter((members) => members.some(({ wentOn }) => wentOn) && members.some(({ wentOn }) => !wentOn));
  const wentOn = decisions.filter((decision) => decision.wentOn).length;
  const proposed = proposeWeights(compared, weights);
  return {
    agreement: {
      wentOn,
      rejected: decisions.length - wentOn,
      positions: positions.length,
      comparedPositions: compared.length,
      auc: pairwiseAuc(scorePositions(compared, weights)),
      ndcg: meanNdcg(compared.map((members) => members.map((member) => member.wentOn))),
    },
    proposal: 'proposal' in proposed ? proposed.proposal : null,
    noProposal: 'reason' in proposed ? proposed.reason : null,
  };
}

/** Best ranked first, as in lists, except that lists break the last ties by name. */
function groupByPosition(decisions: readonly Decision[], weights: readonly number[]): Decision[][] {
  const groups = new Map<string, { decision: Decision; rank: Parameters<typeof compareRanked>[0] }[]>();
  for (const decision of decisions) {
    const { projectId, knockedOut, values, matchedSkills, years } = decision;
    const rank = { standing: knockedOut ? 1 : 0, overall: overallScore(values, weights), matchedSkills, years, name: '' };
    const group = groups.get(projectId);
    if (group) group.push({ decision, rank });
    else groups.set(projectId, [{ decision, rank }]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => group.sort((a, b) => compareRanked(a.rank, b.rank)).map(({ decision }) => decision));
}
