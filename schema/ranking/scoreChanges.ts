import type { ChangedRequirement, ChecklistDifference } from '../../core/scoreChanges/diffChecklists.ts';
import type { ScoreDifference } from '../../core/scoreChanges/diffScores.ts';
import { listScoreChanges } from '../../core/scoreChanges/listScoreChanges.ts';
import { digestedFields } from '../../core/scoring/factsDigest.ts';
import { builder } from '../builder.ts';
import { ChecklistItemType } from '../projects/checklistItem.ts';
import { FacetWeightInput } from './projectCandidates.ts';

const ScoredFieldType = builder.enumType('ScoredField', {
  values: Object.fromEntries(digestedFields.map((field) => [field.toUpperCase(), { value: field }])) as Record<
    Uppercase<(typeof digestedFields)[number]>,
    { value: (typeof digestedFields)[number] }
  >,
});

const FactCauseType = builder.enumType('FactCause', {
  values: {
    CORRECTED: { value: 'corrected' },
    UNCORRECTED: { value: 'uncorrected' },
    READ_AGAIN: { value: 'read-again' },
  } as const,
});

const ChangedFacetType = builder.objectRef<ScoreDifference['facets'][number]>('ChangedFacet').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.string({
      resolve: ({ key }, _args, { plugins, locale }) => {
        const { label } = plugins.getFacet(key);
        return label[locale] ?? label.en;
      },
    }),
    before: t.exposeFloat('before', { nullable: true }),
    after: t.exposeFloat('after', { nullable: true }),
  }),
});

const ChangedFactType = builder.objectRef<ScoreDifference['facts'][number]>('ChangedFact').implement({
  fields: (t) => ({ field: t.expose('field', { type: ScoredFieldType }), cause: t.expose('cause', { type: FactCauseType }) }),
});

const ChangedPluginType = builder.objectRef<ScoreDifference['plugins'][number]>('ChangedPlugin').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    before: t.exposeString('before', { nullable: true, description: 'Its version; null when it is new.' }),
    after: t.exposeString('after', { nullable: true, description: 'Its version; null when the plugin was removed.' }),
  }),
});

const ChangedRequirementType = builder.objectRef<ChangedRequirement>('ChangedRequirement').implement({
  description: 'Another importance, minimum, knock-out, degree, or other words for the same demand.',
  fields: (t) => ({
    before: t.field({ type: ChecklistItemType, resolve: ({ before }) => before }),
    after: t.field({ type: ChecklistItemType, resolve: ({ after }) => after }),
  }),
});

const ChangedRequirementsType = builder.objectRef<ChecklistDifference>('ChangedRequirements').implement({
  fields: (t) => ({
    added: t.exposeStringList('added', { description: "Labels, in the job description's words." }),
    removed: t.exposeStringList('removed'),
    changed: t.field({ type: [ChangedRequirementType], resolve: ({ changed }) => changed }),
  }),
});

const MustsAtType = builder.objectRef<ScoreDifference['mustsBefore']>('MustHavesAt').implement({
  fields: (t) => ({ met: t.exposeInt('met'), total: t.exposeInt('total'), knockedOut: t.exposeBoolean('knockedOut') }),
});

const ScoreChangeType = builder.objectRef<ScoreDifference>('ScoreChange').implement({
  description: 'Differences between two successive scores of a candidate.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    overallBefore: t.exposeFloat('overallBefore', { nullable: true, description: 'Under the given weights.' }),
    overallAfter: t.exposeFloat('overallAfter', { nullable: true }),
    facets: t.field({ type: [ChangedFacetType], resolve: ({ facets }) => facets }),
    requirements: t.field({ type: ChangedRequirementsType, resolve: ({ requirements }) => requirements }),
    facts: t.field({ type: [ChangedFactType], resolve: ({ facts }) => facts }),
    plugins: t.field({ type: [ChangedPluginType], resolve: ({ plugins }) => plugins }),
    mustsBefore: t.field({ type: MustsAtType, resolve: ({ mustsBefore }) => mustsBefore }),
    mustsAfter: t.field({ type: MustsAtType, resolve: ({ mustsAfter }) => mustsAfter }),
  }),
});

builder.prismaObjectFields('Candidate', (t) => ({
  scoreChanges: t.field({
    type: [ScoreChangeType],
    description: 'Why the score changed, newest first; up to twenty.',
    extensions: { cost: 20 },
    args: { weights: t.arg({ type: [FacetWeightInput], description: "Absent: the facets' default weights." }) },
    select: { id: true },
    resolve: ({ id }, { weights }, ctx) => listScoreChanges(ctx, { candidateId: id, weights }),
  }),
}));
