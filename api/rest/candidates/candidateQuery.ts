import { z } from 'zod';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/limitedText.ts';
import type { CandidateSort, RankCandidatesInput } from '../../../core/scoring/rankCandidates.ts';
import type { Stage } from '../../../prisma/generated/enums.ts';
import { stageNames } from '../formats.ts';
import { pageQuery } from '../paging.ts';

const sorts = {
  score: 'OVERALL',
  skills: 'SKILLS',
  experience: 'EXPERIENCE',
  education: 'EDUCATION',
  certifications: 'CERTIFICATIONS',
  growth: 'GROWTH',
  achievements: 'ACHIEVEMENTS',
  name: 'NAME',
  payment: 'PAYMENT',
} as const satisfies Record<string, CandidateSort>;

const score = z.coerce.number().min(0).max(100);

export const candidateQuery = z.object({
  ...pageQuery,
  q: z
    .string()
    .max(longestTexts.search)
    .optional()
    .describe(
      'Searches names, titles, locations, employers and skills, whatever their case and accents. Words are found by their beginning; "phrases" exactly; AND, OR, NOT (or -word) and parentheses combine them. If nobody is found, similar names are looked for.',
    ),
  stage: z.string().max(longestTexts.word).optional().describe('Applied, Screening, Interview, Offer, Hired or Rejected.'),
  sort: z.enum(Object.keys(sorts) as [keyof typeof sorts, ...(keyof typeof sorts)[]]).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  one_per_person: z.enum(['true', 'false']).optional().describe('Of candidates with the same person_id, only the best ranked.'),
  min_score: score.optional(),
  max_score: score.optional(),
  skills: z
    .union([z.string().max(2_000), z.array(z.string().max(longestTexts.word)).max(100)])
    .optional()
    .describe('All of them: separated by commas, or repeated. Of "Python or Java" one will do.'),
});

/** @throws AppError INVALID_INPUT for an unknown stage */
export function readCandidateQuery(query: z.output<typeof candidateQuery>): Omit<RankCandidatesInput, 'projectId' | 'take'> {
  const { q, sort, order, min_score: minScore, max_score: maxScore } = query;
  return {
    search: q,
    stage: readStage(query.stage),
    sort: sort && sorts[sort],
    direction: order && (order === 'asc' ? 'ASC' : 'DESC'),
    minScore,
    maxScore,
    skills: readSkills(query.skills),
    onePerPerson: query.one_per_person === 'true',
  };
}

function readStage(name: string | undefined): Stage | null {
  if (name === undefined || name === '') return null;
  const stage = stageNames.parse(name);
  if (stage === null)
    throw new AppError('INVALID_INPUT', { message: 'Unknown stage.' }, [
      { pointer: '/stage', message: 'Applied, Screening, Interview, Offer, Hired or Rejected.' },
    ]);
  return stage;
}

function readSkills(given: string | string[] | undefined): string[] {
  const lists = given === undefined ? [] : [given].flat();
  return lists
    .flatMap((list) => list.split(','))
    .map((skill) => skill.trim())
    .filter(Boolean);
}
