import { z } from 'zod';
import { mostCompared, plainCount, plainWord } from '../../../core/comparisons/plain/plainInput.ts';
import { givenFacts, givenPosition, scoreGiven } from '../../../core/comparisons/plain/scoreGiven.ts';
import type { PlainScore } from '../../../core/comparisons/plain/scorePlain.ts';
import type { Ctx } from '../../../core/context.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { presentScore, ScoreBreakdown } from './score.ts';

const tags = ['analysis'];

const candidateFields = {
  candidate_skills: givenFacts.skills,
  candidate_years: givenFacts.years,
  achievements: givenFacts.achievements.describe('How many have a figure.'),
  responsibilities: plainCount.describe('Accepted for completeness, but not used.'),
  education_degree: givenFacts.educationDegree.describe(
    'Without one, education is left out and the other weights count for more.',
  ),
  certifications: givenFacts.certifications,
  growth: givenFacts.growth.describe('Steps up; without it, years above the minimum.'),
};

const positionFields = {
  required_skills: givenPosition.requiredSkills,
  min_years: givenPosition.minYears.describe('3 by default.'),
  weights: givenPosition.weights.describe('By facet; they need not add up to 1.'),
};

type CandidateFields = z.output<z.ZodObject<typeof candidateFields>>;
type PositionFields = z.output<z.ZodObject<typeof positionFields>>;

const BatchScore = z
  .object({ results: z.array(z.object({ candidate_id: z.string().nullable(), full_name: z.string(), score: ScoreBreakdown })) })
  .meta({ id: 'BatchScore' });

function score(
  ctx: Ctx,
  { required_skills: requiredSkills, min_years: minYears, weights }: PositionFields,
  candidates: readonly CandidateFields[],
): Promise<PlainScore[]> {
  return scoreGiven(
    ctx,
    { requiredSkills, minYears, weights },
    candidates.map(({ candidate_skills: skills, candidate_years: years, education_degree: educationDegree, ...facts }) => ({
      ...facts,
      skills,
      years,
      educationDegree,
    })),
  );
}

export function scoreRoutes(scope: RestScope): void {
  scope.post(
    '/analysis/score',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'Scores a candidate that is not stored, by the formula of the ranking',
        body: z.object({ ...positionFields, ...candidateFields }),
        response: { 200: ScoreBreakdown, ...problems },
      },
    },
    async ({ ctx, body }) => {
      const [scored] = await score(ctx, body, [body]);
      if (scored === undefined) throw new Error('One candidate has one score.');
      return presentScore(scored, ctx.locale);
    },
  );

  scope.post(
    '/analysis/score/batch',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'Scores many candidates for one position',
        body: z.object({
          ...positionFields,
          candidates: z
            .array(z.object({ ...candidateFields, candidate_id: plainWord, full_name: z.string().max(500).default('') }))
            .max(mostCompared),
        }),
        response: { 200: BatchScore, ...problems },
      },
    },
    async ({ ctx, body: { candidates, ...wanted } }) => ({
      results: (await score(ctx, wanted, candidates)).map((scored, place) => ({
        candidate_id: candidates[place]?.candidate_id ?? null,
        full_name: candidates[place]?.full_name ?? '',
        score: presentScore(scored, ctx.locale),
      })),
    }),
  );
}
