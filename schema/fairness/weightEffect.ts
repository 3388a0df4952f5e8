import type { ImpactChange, RatioChange } from '../../core/fairness/proposal/impactChange.ts';
import type { ListEffect, PlaceMove } from '../../core/fairness/proposal/placeMoves.ts';
import { proposalEffect } from '../../core/fairness/proposal/proposalEffect.ts';
import { takeProposal } from '../../core/fairness/proposal/takeProposal.ts';
import type { WeightEffect } from '../../core/fairness/proposal/weightEffect.ts';
import { PresetType } from '../accounts/preset.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { loadCandidates } from '../candidates/loadCandidates.ts';
import { readId } from '../common/globalId.ts';
import { FacetWeightInput } from '../ranking/projectCandidates.ts';
import { ProposalType } from './decisionReport.ts';
import { AxisType, RaceEthnicityType, SexType } from './impactReport.ts';

const MoveType = builder.objectRef<PlaceMove>('PlaceMove').implement({
  description: "Somebody's place in a ranking, from 1.",
  fields: (t) => ({
    candidate: t.loadable({
      type: CandidateType,
      nullable: true,
      load: loadCandidates,
      resolve: ({ candidateId }) => candidateId,
    }),
    before: t.exposeInt('before'),
    after: t.exposeInt('after'),
  }),
});

const ListEffectType = builder.objectRef<ListEffect>('ListEffect').implement({
  fields: (t) => ({
    people: t.exposeInt('people'),
    entered: t.field({
      type: [MoveType],
      description: 'People who enter the first ten places.',
      resolve: ({ entered }) => entered,
    }),
    left: t.field({ type: [MoveType], description: 'People who leave them.', resolve: ({ left }) => left }),
    moves: t.field({
      type: [MoveType],
      description: 'The ten largest moves of people who are among the first fifty before or after.',
      resolve: ({ moves }) => moves,
    }),
  }),
});

const RatioChangeType = builder.objectRef<RatioChange>('RatioChange').implement({
  description: "A category's impact ratio before and after.",
  fields: (t) => ({
    axis: t.expose('axis', { type: AxisType }),
    sex: t.expose('sex', { type: SexType, nullable: true }),
    raceEthnicity: t.expose('raceEthnicity', { type: RaceEthnicityType, nullable: true }),
    count: t.exposeInt('count'),
    before: t.exposeFloat('before', { nullable: true, description: 'Null: not known.' }),
    after: t.exposeFloat('after', { nullable: true, description: 'Null: not known.' }),
    falls: t.exposeBoolean('falls', { description: 'Below 0.8 afterwards, and lower than before.' }),
  }),
});

const ImpactChangeType = builder.objectRef<ImpactChange>('ImpactChange').implement({
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'People who have a score.' }),
    selfReported: t.exposeInt('selfReported', {
      description: 'Of these, how many reported a category. If none did, no ratio is known.',
    }),
    ratios: t.field({ type: [RatioChangeType], resolve: ({ ratios }) => ratios }),
  }),
});

const EffectType = builder.objectRef<WeightEffect>('WeightEffect').implement({
  description: 'The effect of other weights at a position.',
  fields: (t) => ({
    list: t.field({ type: ListEffectType, resolve: ({ list }) => list }),
    impact: t.field({ type: ImpactChangeType, resolve: ({ impact }) => impact }),
    refusedFor: t.expose('refusedFor', {
      type: RatioChangeType,
      nullable: true,
      description:
        'The lowest ratio that would fall below 0.8, because of which the weights are refused; null when none is known to fall.',
    }),
  }),
});

builder.objectField(ProposalType, 'effect', (t) =>
  t.field({
    type: EffectType,
    args: { projectId: t.arg.id({ required: true }) },
    extensions: { cost: 100 },
    resolve: (proposal, { projectId }, ctx) => proposalEffect(ctx, { proposal, projectId: readId('Project', projectId) }),
  }),
);

const FacetShareInput = builder.inputType('FacetShareInput', {
  fields: (t) => ({ key: t.string({ required: true }), share: t.int({ required: true, description: 'Whole percent.' }) }),
});

builder.relayMutationField(
  'takeProposal',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      weights: t.field({ type: [FacetWeightInput], description: 'In use when it was made, as `Query.decisionReport` got them.' }),
      shares: t.field({ type: [FacetShareInput], required: true, description: 'As proposed.' }),
    }),
  },
  {
    errors: {},
    description:
      'Saves proposed weights as a preset, named after the position. Refused (`IMPACT_RATIO_FALLS`) where an impact ratio of the position would fall below 0.8.',
    resolve: (_root, { input: { projectId, ...input } }, ctx) =>
      takeProposal(ctx, { ...input, projectId: readId('Project', projectId) }),
  },
  { outputFields: (t) => ({ preset: t.field({ type: PresetType, resolve: (preset) => preset }) }) },
);
