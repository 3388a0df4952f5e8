import { z } from 'zod';
import { listAchievers } from '../../../core/comparisons/listAchievers.ts';
import { allCompared } from '../../../core/comparisons/plain/plainCandidate.ts';
import { mostCompared, plainSkills, plainWeights } from '../../../core/comparisons/plain/plainInput.ts';
import { rankPlain } from '../../../core/comparisons/plain/rankPlain.ts';
import { suggestPlain } from '../../../core/comparisons/suggestPlain.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { Id } from '../formats.ts';
import { namesThings, needsRead, problems, type RestScope } from '../route.ts';
import { plainBody, readPlain } from './plainBody.ts';

const tags = ['analysis'];
const id = z.string().max(longestTexts.word);

const Suggested = z
  .object({
    candidate_id: Id,
    full_name: z.string().nullable(),
    title: z.string().nullable(),
    fit: z.number().nullable().describe('0 to 100: the score that the ranking would give.'),
    skill_level: z.enum(['Junior', 'Middle', 'Senior']).nullable().describe('By years; null when they are unknown.'),
    key_skills: z.array(z.string()),
    experience_years: z.number().nullable(),
    location: z.string().nullable(),
  })
  .meta({ id: 'Suggested' });

const Achievers = z
  .object({
    items: z.array(
      z.object({
        candidate_id: z.string().nullable(),
        full_name: z.string(),
        overall: z.number().nullable(),
        facets: z.record(z.string(), z.number().nullable()),
        achievements: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Achievers' });

export function suggestRoutes(scope: RestScope): void {
  scope.post(
    '/analysis/suggested',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'Past applicants of all positions for skills and years, best fit first, each person once',
        body: z.object({
          required_skills: plainSkills,
          min_years: z.number().min(0).max(80).default(3),
          top_k: z.int().min(1).max(300).default(10),
          project_id: id.nullish().describe('Leaves out the candidates of this position.'),
        }),
        response: { 200: z.object({ items: z.array(Suggested) }), ...problems },
      },
    },
    async ({ ctx, body: { required_skills: requiredSkills, min_years: minYears, top_k: top, project_id } }) => ({
      items: (await suggestPlain(ctx, { requiredSkills, minYears, top, exceptProjectId: project_id ?? undefined })).map(
        ({ row, candidate }) => ({
          candidate_id: candidate.id,
          full_name: candidate.fullName,
          title: candidate.title,
          fit: row.fit,
          skill_level: row.skillLevel,
          key_skills: row.keySkills,
          experience_years: row.years,
          location: candidate.location,
        }),
      ),
    }),
  );

  scope.post(
    '/analysis/achievers',
    {
      config: { ...needsRead, ...namesThings },
      schema: {
        tags,
        summary: 'The best candidates of a position, or of a list, with their quantified achievements',
        body: z.object({
          project_id: id.nullish(),
          candidates: z.array(plainBody).max(mostCompared).nullish(),
          required_skills: plainSkills.nullish().describe('For `candidates`.'),
          top_k: z.int().min(1).max(500).default(10),
          weights: plainWeights,
        }),
        response: { 200: Achievers, ...problems },
      },
    },
    async ({ ctx, body: { project_id, candidates, required_skills, top_k: top, weights } }) => {
      const list = Object.entries(weights ?? {}).map(([key, weight]) => ({ key, weight }));
      const given = candidates ?? [];
      const ofList = async () => {
        const compared = await allCompared(given.map(readPlain));
        const ranked = await rankPlain(ctx, { candidates: compared, requiredSkills: required_skills ?? [], top, weights });
        return ranked.map(({ place, ...row }) => ({ ...row, candidateId: given[place]?.candidate_id ?? null }));
      };
      const items =
        project_id === null || project_id === undefined
          ? await ofList()
          : await listAchievers(ctx, { projectId: project_id, top, weights: list.length > 0 ? list : null });
      return {
        items: items.map(({ candidateId, fullName, overall, facets, achievements }) => ({
          candidate_id: candidateId,
          full_name: fullName,
          overall,
          facets,
          achievements,
        })),
      };
    },
  );
}
