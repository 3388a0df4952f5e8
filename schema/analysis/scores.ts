import { z } from 'zod';
import { mostCompared } from '../../core/comparisons/plain/plainInput.ts';
import { type RankedPlain, rankPlain } from '../../core/comparisons/plain/rankPlain.ts';
import { givenFacts, givenPosition, scoreGiven } from '../../core/comparisons/plain/scoreGiven.ts';
import type { PlainFacet, PlainScore } from '../../core/comparisons/plain/scorePlain.ts';
import { parseInput } from '../../core/input/parseInput.ts';
import { builder } from '../builder.ts';
import { FacetWeightInput } from '../ranking/projectCandidates.ts';
import { AnalysisType } from './analysis.ts';
import { PlainCandidateInput, readList, weightsOf } from './plainCandidate.ts';
import { QuotationType } from './quotation.ts';

const PlainFactsInput = builder.inputType('PlainFactsInput', {
  description: 'What a candidate has, in figures.',
  fields: (t) => ({
    skills: t.stringList({ required: true }),
    years: t.float(),
    achievements: t.int({ description: 'How many have a figure.' }),
    educationDegree: t.string({ description: 'Without one, education is left out and the other weights count for more.' }),
    certifications: t.stringList(),
    growth: t.float({ description: 'Steps up; without it, years above the minimum.' }),
  }),
});

const PlainFacetType = builder.objectRef<PlainFacet>('PlainFacet').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.string({ resolve: ({ label }, _args, { locale }) => label[locale] ?? label.en }),
    weight: t.exposeFloat('weight'),
    value: t.exposeFloat('value', { nullable: true, description: '0 to 100; null when there is nothing to score against.' }),
    explanation: t.string({
      nullable: true,
      description: 'Null for a value that the caller gave.',
      resolve: ({ explanation }, _args, { locale }) => explanation && (explanation[locale] ?? explanation.en),
    }),
    evidence: t.field({ type: [QuotationType], resolve: ({ evidence }) => [...evidence] }),
  }),
});

const PlainScoreType = builder.objectRef<PlainScore>('PlainScore').implement({
  fields: (t) => ({
    overall: t.exposeFloat('overall', {
      nullable: true,
      description: '0 to 100, one decimal; null when nothing can be weighed.',
    }),
    facets: t.field({ type: [PlainFacetType], resolve: ({ facets }) => facets }),
  }),
});

const RankedPlainType = builder.objectRef<RankedPlain>('RankedPlain').implement({
  description: 'A candidate of a list, with its score and its achievements that have figures.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'In the list that was given, from 0.' }),
    fullName: t.exposeString('fullName'),
    overall: t.exposeFloat('overall', { nullable: true }),
    facets: t.field({ type: 'JSON', description: '{facet key: 0 to 100, or null}', resolve: ({ facets }) => facets }),
    achievements: t.exposeStringList('achievements'),
  }),
});

const wanted = z.object({ ...givenPosition, candidates: z.array(z.object(givenFacts)).max(mostCompared) });

builder.objectFields(AnalysisType, (t) => ({
  scores: t.field({
    type: [PlainScoreType],
    description: 'Scores by the formula of the ranking, in the order of the candidates.',
    extensions: { cost: 50 },
    args: {
      requiredSkills: t.arg.stringList({ required: true }),
      minYears: t.arg.float({ description: '3 by default.' }),
      weights: t.arg({ type: [FacetWeightInput] }),
      candidates: t.arg({ type: [PlainFactsInput], required: true }),
    },
    resolve: (_analysis, { weights, ...given }, ctx) => {
      const { candidates, ...position } = parseInput(wanted, { ...given, weights: weightsOf(weights) });
      return scoreGiven(ctx, position, candidates);
    },
  }),
  achievers: t.field({
    type: [RankedPlainType],
    description: 'The candidates of a list, best first. Of a position: `Project.achievers`.',
    extensions: { cost: 200 },
    args: {
      candidates: t.arg({ type: [PlainCandidateInput], required: true }),
      requiredSkills: t.arg.stringList({ required: true }),
      weights: t.arg({ type: [FacetWeightInput] }),
    },
    resolve: async (_analysis, { candidates, requiredSkills, weights }, ctx) => {
      const read = await readList(ctx, candidates);
      return rankPlain(ctx, { candidates: read.candidates, requiredSkills, weights: weightsOf(weights) });
    },
  }),
}));
