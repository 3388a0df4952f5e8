import { z } from 'zod';
import type { Estimate } from '../../../core/decisions/agreement/estimate.ts';
import { type DecisionReport, decisionReport } from '../../../core/decisions/decisionReport.ts';
import { noProposalReasons } from '../../../core/decisions/weights/proposeWeights.ts';
import { problems, type RestScope } from '../route.ts';

const tags = ['fairness'];

const EstimateOf = z
  .object({ value: z.number(), low: z.number(), high: z.number() })
  .describe('A figure and its 95 % interval.')
  .meta({ id: 'Estimate' });

const reasons = noProposalReasons.map((reason) => reason.toLowerCase() as Lowercase<typeof reason>);

const Report = z
  .object({
    decisions: z.int().describe('Of all positions.'),
    counted: z.int().describe('The newest of these, which the figures are about.'),
    needed: z.int().describe('With fewer decisions there are no figures.'),
    agreement: z
      .object({
        went_on: z.int(),
        rejected: z.int(),
        positions: z.int(),
        compared_positions: z.int().describe('Positions where somebody went on and somebody was rejected.'),
        auc: EstimateOf.nullable().describe(
          'How often the ranking has somebody who went on above somebody rejected at the same position.',
        ),
        ndcg_at_10: EstimateOf.nullable().describe('How much of the first ten places goes to people who went on.'),
      })
      .nullable()
      .describe('Null: too few decisions.'),
    proposal: z
      .object({
        shares: z.array(z.object({ key: z.string(), now: z.int(), proposed: z.int() })).describe('In whole percent, by facet.'),
        auc: EstimateOf.describe('Of weights fitted in the same way, at positions that they were not fitted to.'),
        gain: EstimateOf.describe('By how much that is more than with the weights in use.'),
      })
      .nullable()
      .describe('Weights that surely agree better. Nothing applies them by itself.'),
    no_proposal: z.enum(reasons).nullable().describe('Why there is an agreement but no proposal.'),
  })
  .meta({ id: 'DecisionReport' });

export function decisionRoutes(scope: RestScope): void {
  scope.get(
    '/decisions',
    {
      schema: {
        tags,
        summary: "How well the ranking agrees with the team's decisions, and weights that would agree better",
        response: { 200: Report, ...problems },
      },
    },
    async ({ ctx }) => presentReport(await decisionReport(ctx)),
  );
}

const presentEstimate = ({ value, low, high }: Estimate) => ({ value, low, high });

function presentReport({ decisions, counted, needed, agreement, proposal, noProposal }: DecisionReport): z.input<typeof Report> {
  return {
    decisions,
    counted,
    needed,
    agreement: agreement && {
      went_on: agreement.wentOn,
      rejected: agreement.rejected,
      positions: agreement.positions,
      compared_positions: agreement.comparedPositions,
      auc: agreement.auc && presentEstimate(agreement.auc),
      ndcg_at_10: agreement.ndcg && presentEstimate(agreement.ndcg),
    },
    proposal: proposal && {
      shares: proposal.shares,
      auc: presentEstimate(proposal.auc),
      gain: presentEstimate(proposal.gain),
    },
    no_proposal: noProposal && (noProposal.toLowerCase() as (typeof reasons)[number]),
  };
}
