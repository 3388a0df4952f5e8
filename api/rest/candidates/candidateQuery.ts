import { z } from 'zod';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { sortNames } from '../../../core/scoring/ranking/candidateSort.ts';
import type { RankCandidatesInput } from '../../../core/scoring/ranking/rankCandidates.ts';
import type { Stage } from '../../../prisma/generated/enums.ts';
import { stageNames } from '../formats.ts';
import { pageQuery, updatedSince } from '../paging.ts';

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
  sort: z
    .string()
    .max(longestTexts.word)
    .optional()
    .describe(`${Object.keys(sortNames).join(', ')}, or the key of a metric in \`facets\`.`),
  order: z.enum(['asc', 'desc']).optional(),
  one_per_person: z.enum(['true', 'false']).optional().describe('Of candidates with the same person_id, only the best ranked.'),
  updated_since: updatedSince,
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
    ...readSort(sort),
    direction: order && (order === 'asc' ? 'ASC' : 'DESC'),
    minScore,
    maxScore,
    skills: readSkills(query.skills),
    updatedSince: query.updated_since,
    onePerPerson: query.one_per_person === 'true',
  };
}

function readSort(name: string | undefined): Pick<RankCandidatesInput, 'sort' | 'sortFacet'> {
  if (!name) return {};
  return Object.hasOwn(sortNames, name) ? { sort: sortNames[name] } : { sortFacet: name };
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
