import type { Estimate } from '../../core/decisions/agreement/estimate.ts';
import {
  type DecisionReport,
  decisionReport,
  type ProposedShare,
  type WeightProposal,
} from '../../core/decisions/decisionReport.ts';
import type { Agreement } from '../../core/decisions/judgeRanking.ts';
import { noProposalReasons } from '../../core/decisions/weights/proposeWeights.ts';
import { builder } from '../builder.ts';
import { FacetWeightInput } from '../ranking/projectCandidates.ts';

const EstimateType = builder.objectRef<Estimate>('Estimate').implement({
  description: 'A figure and its 95 % interval.',
  fields: (t) => ({ value: t.exposeFloat('value'), low: t.exposeFloat('low'), high: t.exposeFloat('high') }),
});

const AgreementType = builder.objectRef<Agreement>('DecisionAgreement').implement({
  fields: (t) => ({
    wentOn: t.exposeInt('wentOn'),
    rejected: t.exposeInt('rejected'),
    positions: t.exposeInt('positions'),
    comparedPositions: t.exposeInt('comparedPositions', {
      description: 'Positions where somebody went on and somebody was rejected. Only these can be compared.',
    }),
    auc: t.expose('auc', {
      type: EstimateType,
      nullable: true,
      description:
        'How often the ranking has somebody who went on above somebody rejected at the same position, 0 to 1. Null: no position can be compared.',
    }),
    ndcg: t.expose('ndcg', {
      type: EstimateType,
      nullable: true,
      description: 'NDCG@10: how far the first ten places are filled by people who went on, 0 to 1; the mean over positions.',
    }),
  }),
});

const ShareType = builder.objectRef<ProposedShare>('ProposedShare').implement({
  description: "A facet's share of the score, in whole percent.",
  fields: (t) => ({
    key: t.exposeString('key'),
    now: t.exposeInt('now'),
    proposed: t.exposeInt('proposed'),
  }),
});

export const ProposalType = builder.objectRef<WeightProposal>('WeightProposal').implement({
  description: 'Weights that surely agree better. Nothing applies them by itself.',
  fields: (t) => ({
    shares: t.field({ type: [ShareType], resolve: ({ shares }) => shares }),
    auc: t.expose('auc', {
      type: EstimateType,
      description: 'Of weights fitted in the same way, at positions that they were not fitted to.',
    }),
    gain: t.expose('gain', { type: EstimateType, description: 'By how much that is more than with the weights in use.' }),
  }),
});

const NoProposalType = builder.enumType('NoProposalReason', { values: noProposalReasons });

export const DecisionReportType = builder.objectRef<DecisionReport>('DecisionReport').implement({
  description:
    "What the team's decisions say of the ranking: who went on, who was rejected. A rejection after an interview counts as gone on; a withdrawal or a filled position as no decision.",
  fields: (t) => ({
    decisions: t.exposeInt('decisions', { description: 'Of all positions.' }),
    counted: t.exposeInt('counted', { description: 'The newest of these, which the figures are about.' }),
    needed: t.exposeInt('needed', { description: 'With fewer decisions there are no figures.' }),
    agreement: t.expose('agreement', { type: AgreementType, nullable: true, description: 'Null: too few decisions.' }),
    proposal: t.expose('proposal', { type: ProposalType, nullable: true }),
    noProposal: t.expose('noProposal', {
      type: NoProposalType,
      nullable: true,
      description: 'Why there is an agreement but no proposal.',
    }),
  }),
});

builder.queryField('decisionReport', (t) =>
  t.field({
    type: DecisionReportType,
    args: { weights: t.arg({ type: [FacetWeightInput], description: "Those in use. Absent: the facets' default weights." }) },
    extensions: { cost: 50 },
    resolve: (_root, { weights }, ctx) => decisionReport(ctx, { weights }),
  }),
);
