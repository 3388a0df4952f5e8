import { apportion } from '../../plugins/facets/apportion.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { type FacetWeight, weightsByFacet } from '../scoring/weightedOverall.ts';
import type { Estimate } from './agreement/estimate.ts';
import { fewestDecisions } from './decision.ts';
import { type Agreement, judgeRanking } from './judgeRanking.ts';
import { readDecisions } from './readDecisions.ts';
import type { NoProposalReason } from './weights/proposeWeights.ts';

/** A facet's share of the score, in whole percent. */
export interface ProposedShare {
  key: string;
  now: number;
  proposed: number;
}

export interface WeightProposal {
  /** As the caller gave them; null: the facets' default weights. */
  inUse: readonly FacetWeight[] | null;
  shares: ProposedShare[];
  /** Agreement of weights fitted in the same way, measured at positions that they were not fitted to. */
  auc: Estimate;
  /** How much higher that is than with the weights in use. */
  gain: Estimate;
}

export interface DecisionReport {
  /** Number of decisions at all positions. */
  decisions: number;
  /** Number of the newest decisions that the figures are based on. */
  counted: number;
  /** The number of decisions needed for figures. */
  needed: number;
  /** Null when there are too few decisions. */
  agreement: Agreement | null;
  proposal: WeightProposal | null;
  /** Null: there is a proposal, or there are too few decisions. */
  noProposal: NoProposalReason | null;
}

/**
 * How well the ranking agrees with the team's decisions ({@link readDecisions}, {@link judgeRanking}), and weights that would agree better. Changes nothing.
 *
 * @param weights in use; null: the facets' default weights
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function decisionReport(
  ctx: Ctx,
  { weights = null }: { weights?: readonly FacetWeight[] | null | undefined } = {},
): Promise<DecisionReport> {
  requireViewer(ctx);
  const used = weightsByFacet(ctx, weights);
  const now = apportion(used, []);
  const { decisions, total } = await readDecisions(ctx);
  const { proposal, ...judged } = judgeRanking(decisions, used);
  return {
    decisions: total,
    counted: decisions.length,
    needed: fewestDecisions,
    ...judged,
    proposal: proposal && {
      inUse: weights,
      auc: proposal.auc,
      gain: proposal.gain,
      shares: ctx.plugins.facets.map(({ id }, facet) => ({
        key: id,
        now: now[facet] ?? 0,
        proposed: proposal.shares[facet] ?? 0,
      })),
    },
  };
}
