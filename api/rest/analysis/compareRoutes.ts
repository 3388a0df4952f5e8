import { z } from 'zod';
import {
  comparePlainDifferences,
  comparePlainUniqueness,
  type PlainDifferences,
} from '../../../core/comparisons/plain/comparePlainCandidates.ts';
import { allCompared } from '../../../core/comparisons/plain/plainCandidate.ts';
import { mostTexts } from '../../../core/comparisons/plain/plainInput.ts';
import { withTexts } from '../../../core/comparisons/plain/withText.ts';
import { callerSignal } from '../callerSignal.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { candidatesBody, plainBody, readPlain } from './plainBody.ts';

const tags = ['analysis'];
const names = z.array(z.string());
const text = z.string().nullable();
const holders = z.record(z.string(), z.int());

const Differences = z
  .object({
    items: z.array(
      z.object({
        candidate: z.string(),
        unique_skills: names,
        certifications: names,
        education: text,
        specialization: text,
        unique_experience: names,
      }),
    ),
    order_hints: z
      .object({ unique_skills: holders, certifications: holders, education: holders, unique_experience: holders })
      .describe('How many have each; fewer is rarer.'),
    engine: z.string(),
  })
  .meta({ id: 'Differences' });

const Uniqueness = z
  .object({
    items: z.array(
      z.object({
        candidate: z.string(),
        rare_skills: names,
        rare_certs: names,
        education: text,
        specialization: text,
        unique_experience: names,
        uniqueness_score: z.number().nullable().describe('0 to 100; null for one candidate alone.'),
      }),
    ),
  })
  .meta({ id: 'Uniqueness' });

function present({ items, holders: counts }: PlainDifferences, engine: string): z.infer<typeof Differences> {
  return {
    items: items.map(({ candidate, uniqueSkills, certifications, education, specialization, uniqueExperience }) => ({
      candidate,
      unique_skills: uniqueSkills,
      certifications,
      education,
      specialization,
      unique_experience: uniqueExperience,
    })),
    order_hints: {
      unique_skills: counts.skills,
      certifications: counts.certifications,
      education: counts.education,
      unique_experience: counts.experience,
    },
    engine,
  };
}

/** Differences between the candidates of a list. Nothing is stored. */
export function compareRoutes(scope: RestScope): void {
  for (const [path, ordered, summary] of [
    ['/analysis/differences', false, 'What each candidate has that the others lack'],
    ['/analysis/differences/ordered', true, 'The same, rarest first'],
  ] as const)
    scope.post(
      path,
      { config: needsRead, schema: { tags, summary, body: candidatesBody, response: { 200: Differences, ...problems } } },
      async ({ ctx, body }) => {
        const candidates = await allCompared(body.candidates.map(readPlain));
        return present(await comparePlainDifferences(ctx, { candidates, ordered }), 'local');
      },
    );

  scope.post(
    '/analysis/differences/llm-extract',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'The same, with the facts of each raw_text',
        body: z.object({ candidates: z.array(plainBody).max(mostTexts) }),
        response: { 200: Differences, ...problems },
      },
    },
    async ({ ctx, body }, reply) => {
      const given = body.candidates.map((one) => ({ plain: readPlain(one), text: one.raw_text ?? null }));
      const { candidates, engine } = await withTexts(ctx, given, callerSignal(reply));
      return present(await comparePlainDifferences(ctx, { candidates }), engine);
    },
  );

  scope.post(
    '/analysis/uniqueness',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'How unusual each candidate of a list is in it',
        body: candidatesBody,
        response: { 200: Uniqueness, ...problems },
      },
    },
    async ({ ctx, body }) => ({
      items: (await comparePlainUniqueness(ctx, { candidates: await allCompared(body.candidates.map(readPlain)) })).map(
        (row) => ({
          candidate: row.candidate,
          rare_skills: row.rareSkills,
          rare_certs: row.rareCertifications,
          education: row.education,
          specialization: row.specialization,
          unique_experience: row.uniqueExperience,
          uniqueness_score: row.uniqueness,
        }),
      ),
    }),
  );
}
