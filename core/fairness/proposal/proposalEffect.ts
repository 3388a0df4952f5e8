import type { Ctx } from '../../context.ts';
import type { WeightProposal } from '../../decisions/decisionReport.ts';
import type { FacetWeight } from '../../scoring/weightedOverall.ts';
import { type WeightEffect, weightEffect } from './weightEffect.ts';

/**
 * The effect of a proposal at a position, shown before it is taken.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export function proposalEffect(
  ctx: Ctx,
  { projectId, proposal }: { projectId: string; proposal: WeightProposal },
): Promise<WeightEffect> {
  return weightEffect(ctx, { projectId, before: proposal.inUse, after: proposedWeights(proposal) });
}

export function proposedWeights({ shares }: Pick<WeightProposal, 'shares'>): FacetWeight[] {
  return shares.map(({ key, proposed }) => ({ key, weight: proposed / 100 }));
}
