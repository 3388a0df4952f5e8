import { z } from 'zod';
import type { Estimate } from '../../../core/decisions/agreement/estimate.ts';
import { type DecisionReport, decisionReport } from '../../../core/decisions/decisionReport.ts';
import { noProposalReasons } from '../../../core/decisions/weights/proposeWeights.ts';
import { impactAxes } from '../../../core/fairness/impact/impactTables.ts';
import type { RatioChange } from '../../../core/fairness/proposal/impactChange.ts';
import type { PlaceMove } from '../../../core/fairness/proposal/placeMoves.ts';
import { proposalEffect } from '../../../core/fairness/proposal/proposalEffect.ts';
import { takeProposal } from '../../../core/fairness/proposal/takeProposal.ts';
import type { WeightEffect } from '../../../core/fairness/proposal/weightEffect.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { getProject } from '../../../core/projects/getProject.ts';
import { PresetAnswer, presentPreset } from '../presets/presetRoutes.ts';
import { idParams, problems, type RestScope } from '../route.ts';

const tags = ['fairness'];

const EstimateOf = z
  .object({ value: z.number(), low: z.number(), high: z.number() })
  .describe('A figure and its 95 % interval.')
  .meta({ id: 'Estimate' });

const axes = impactAxes.map((axis) => axis.toLowerCase() as Lowercase<typeof axis>);
const reasons = noProposalReasons.map((reason) => reason.toLowerCase() as Lowercase<typeof reason>);

const Report = z.object({
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
      ndcg_at_10: EstimateOf.nullable().describe('How far the first ten places are filled by people who went on.'),
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
});

const Place = z.object({ candidate_id: z.string(), before: z.int(), after: z.int() });

const Ratio = z.object({
  axis: z.enum(axes),
  sex: z.string().nullable(),
  race_ethnicity: z.string().nullable(),
  count: z.int(),
  before: z.number().nullable().describe('Null: not known.'),
  after: z.number().nullable().describe('Null: not known.'),
  falls: z.boolean().describe('Below 0.8 afterwards, and lower than before.'),
});

const Effect = z
  .object({
    people: z.int(),
    entered: z.array(Place).describe('People who enter the first ten places.'),
    left: z.array(Place).describe('People who leave them.'),
    moves: z.array(Place).describe('The ten largest moves of people who are among the first fifty before or after.'),
    self_reported: z.int().describe('People who reported a category. If none did, no ratio is known.'),
    ratios: z.array(Ratio),
    refused_for: Ratio.nullable().describe('The lowest ratio that would fall below 0.8, for which the weights are refused.'),
  })
  .meta({ id: 'WeightEffect' });

export function decisionRoutes(scope: RestScope): void {
  scope.get(
    '/decisions',
    {
      schema: {
        tags,
        summary: "How well the ranking agrees with the team's decisions, and weights that would agree better",
        response: { 200: Report.meta({ id: 'DecisionReport' }), ...problems },
      },
    },
    async ({ ctx }) => presentReport(await decisionReport(ctx)),
  );

  scope.get(
    '/projects/:id/decisions',
    {
      schema: {
        tags,
        summary: 'The same, and what the proposed weights would do to the list and the impact ratios of a position',
        params: idParams,
        response: {
          200: Report.extend({ effect: Effect.nullable().describe('Null: there is no proposal.') }).meta({
            id: 'ProjectDecisionReport',
          }),
          ...problems,
        },
      },
    },
    async ({ ctx, params }) => {
      const { id: projectId } = await getProject(ctx, params);
      const report = await decisionReport(ctx);
      const { proposal } = report;
      const effect = proposal && presentEffect(await proposalEffect(ctx, { projectId, proposal }));
      return { ...presentReport(report), effect };
    },
  );

  scope.post(
    '/projects/:id/decisions/take',
    {
      schema: {
        tags,
        summary: 'Save the proposed weights as your preset; refused where an impact ratio of the position would fall below 0.80',
        params: idParams,
        body: z.object({
          shares: z
            .record(z.string().max(longestTexts.word), z.int())
            .describe('As proposed: whole percent by facet. Any others are refused.'),
        }),
        response: { 201: PresetAnswer, ...problems },
      },
    },
    async ({ ctx, params, body }, reply) => {
      const shares = Object.entries(body.shares).map(([key, share]) => ({ key, share }));
      return reply.code(201).send(presentPreset(await takeProposal(ctx, { projectId: params.id, shares })));
    },
  );
}

const presentRatio = ({ axis, raceEthnicity, sex, ...ratio }: RatioChange): z.input<typeof Ratio> => ({
  ...ratio,
  axis: axis.toLowerCase() as (typeof axes)[number],
  sex: sex?.toLowerCase() ?? null,
  race_ethnicity: raceEthnicity?.toLowerCase() ?? null,
});

const presentPlace = ({ candidateId, before, after }: PlaceMove) => ({ candidate_id: candidateId, before, after });

function presentEffect({ list, impact, refusedFor }: WeightEffect): z.input<typeof Effect> {
  return {
    people: list.people,
    entered: list.entered.map(presentPlace),
    left: list.left.map(presentPlace),
    moves: list.moves.map(presentPlace),
    self_reported: impact.selfReported,
    ratios: impact.ratios.map(presentRatio),
    refused_for: refusedFor && presentRatio(refusedFor),
  };
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
