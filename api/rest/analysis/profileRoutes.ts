import { z } from 'zod';
import { allCompared } from '../../../core/comparisons/plain/plainCandidate.ts';
import { profilePlain } from '../../../core/comparisons/plain/profilePlain.ts';
import { needsRead, problems, type RestScope } from '../route.ts';
import { candidatesBody, readPlain } from './plainBody.ts';

const Profiles = z
  .object({
    items: z.array(
      z.object({
        full_name: z.string(),
        skills: z.array(z.string()),
        normalized_skills: z.array(
          z.object({
            raw: z.string(),
            canonical: z.string().nullable().describe('Null for a name that NOA does not know.'),
            category: z.enum(['technical', 'soft', 'other']),
          }),
        ),
        seniority: z.string().nullable().describe('Senior from 7 years, Middle from 4, else Junior; null when unknown.'),
        years: z.number().nullable(),
        domains: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Profiles' });

/** Both documented paths give the same answer. */
export function profileRoutes(scope: RestScope): void {
  for (const path of ['/analysis/profile', '/analysis/normalize-profile'])
    scope.post(
      path,
      {
        config: needsRead,
        schema: {
          tags: ['analysis'],
          summary: 'Skills by their known names, seniority and fields of work',
          body: candidatesBody,
          response: { 200: Profiles, ...problems },
        },
      },
      async ({ body }) => ({
        items: (await profilePlain(await allCompared(body.candidates.map(readPlain)))).map(
          ({ fullName, normalizedSkills, ...profile }) => ({
            ...profile,
            full_name: fullName,
            normalized_skills: normalizedSkills,
          }),
        ),
      }),
    );
}
