import { z } from 'zod';
import { toCompared } from '../../../core/comparisons/plain/plainCandidate.ts';
import { requirementsOf } from '../../../core/comparisons/plain/plainRequirements.ts';
import { growthOf, type PlainScore, scorePlain } from '../../../core/comparisons/plain/scorePlain.ts';
import type { Ctx } from '../../../core/context.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { mostCompared, skillList } from './plainBody.ts';
import { presentScore, ScoreBreakdown } from './score.ts';

const tags = ['analysis'];
const word = z.string().max(500).nullish();
const count = z.number().int().min(0).max(1_000).nullish();

const candidateFields = {
  candidate_skills: skillList,
  candidate_years: z.number().min(0).max(80).nullish(),
  achievements: count.describe('How many have a figure.'),
  responsibilities: count.describe('Taken for completeness; it does not count.'),
  education_degree: word.describe('Without one, education is left out and the other weights count for more.'),
  certifications: z.array(z.string().max(500)).max(300).nullish(),
  growth: z.number().min(0).max(100).nullish().describe('Steps up; without it, years above the minimum.'),
};

const positionFields = {
  required_skills: skillList,
  min_years: z.number().min(0).max(80).nullish().describe('3 by default.'),
  weights: z.record(z.string().max(100), z.number().min(0)).nullish().describe('By facet; they need not add up to 1.'),
};

const candidate = z.object(candidateFields);
const position = z.object(positionFields);

const BatchScore = z
  .object({ results: z.array(z.object({ candidate_id: z.string().nullable(), full_name: z.string(), score: ScoreBreakdown })) })
  .meta({ id: 'BatchScore' });

function score(ctx: Ctx, wanted: z.output<typeof position>, given: z.output<typeof candidate>): PlainScore {
  const { facts } = toCompared(
    {
      fullName: '',
      skills: given.candidate_skills,
      years: given.candidate_years,
      educationDegree: given.education_degree,
      certifications: given.certifications ?? [],
      achievements: Array.from({ length: given.achievements ?? 0 }, () => ''),
    },
    0,
  );
  const known = new Map<string, number | null>();
  if (!given.education_degree) known.set('education', null);
  if (given.growth !== null && given.growth !== undefined) known.set('growth', growthOf(given.growth));
  const requirements = requirementsOf({ requiredSkills: wanted.required_skills, minYears: wanted.min_years });
  return scorePlain(ctx, { facts, requirements, given: known, weights: wanted.weights });
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
    async ({ ctx, body }) => presentScore(score(ctx, body, body), ctx.locale),
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
            .array(z.object({ ...candidateFields, candidate_id: word, full_name: z.string().max(500).default('') }))
            .max(mostCompared),
        }),
        response: { 200: BatchScore, ...problems },
      },
    },
    async ({ ctx, body: { candidates, ...wanted } }) => ({
      results: candidates.map(({ candidate_id = null, full_name, ...given }) => ({
        candidate_id,
        full_name,
        score: presentScore(score(ctx, wanted, given), ctx.locale),
      })),
    }),
  );
}
