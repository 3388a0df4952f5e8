import { apportion } from '../../plugins/facets/apportion.ts';
import type { Ctx } from '../context.ts';
import { requireViewer } from '../requireViewer.ts';
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
  /** Of weights fitted in the same way, at positions that they were not fitted to. */
  auc: Estimate;
  /** By how much that is more than with the weights in use. */
  gain: Estimate;
}

export interface DecisionReport {
  /** Of all positions. */
  decisions: number;
  /** The newest of these, which the figures are about. */
  counted: number;
  /** With fewer there are no figures. */
  needed: number;
  /** Null: too few decisions. */
  agreement: Agreement | null;
  proposal: WeightProposal | null;
  /** Null: there is a proposal, or there are too few decisions. */
  noProposal: NoProposalReason | null;
}

/**
 * What the team's decisions say of the ranking ({@link readDecisions}, {@link judgeRanking}), and weights that would agree better. It changes nothing.
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
