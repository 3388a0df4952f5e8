import { type EducationLevel, educationLevels, matchName } from '../../plugins/contract.ts';
import { Prisma } from '../../prisma/generated/client.ts';
import type { Stage } from '../../prisma/generated/enums.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { canonicalAlternatives } from '../knowledge.ts';
import { searchableText } from '../search/searchableText.ts';
import { searchRows } from '../search/searchRows.ts';
import { isActive, isListed } from './activeCandidate.ts';

/** Which candidates of a position; what is absent does not restrict. */
export interface CandidateFilter {
  projectId: string;
  /** Over name, title, location, employers and skills; syntax: `parseSearch`. */
  search?: string | null | undefined;
  stage?: Stage | null | undefined;
  minScore?: number | null | undefined;
  maxScore?: number | null | undefined;
  minYears?: number | null | undefined;
  maxYears?: number | null | undefined;
  /** The candidate must have all of them, in any spelling; for "Python or Java" either one is enough. */
  skills?: readonly string[] | null | undefined;
  /** At least this degree. */
  education?: EducationLevel | null | undefined;
  /** Words of the location. */
  location?: string | null | undefined;
  /** Only archived candidates instead of those that are not. */
  archived?: boolean | null | undefined;
  /** Include candidates whose document was not read; they have no score and come last. */
  unread?: boolean | null | undefined;
  /** Only those who changed, or whose score did, at this moment or later. */
  updatedSince?: Date | null | undefined;
}

export interface FilterParts {
  /** The overall score (`weightedOverall`). */
  overall: Prisma.Sql;
  /** `ResolvedSearch.condition`. */
  search: Prisma.Sql | null;
}

/** The filter as SQL over `candidates` (and `candidate_scores` where scores are limited). */
export function filterCandidates(filter: CandidateFilter, { overall, search }: FilterParts): Prisma.Sql {
  const { projectId, archived, unread, stage, minScore, maxScore, minYears, maxYears, education, updatedSince } = filter;
  const conditions = [Prisma.sql`candidates.project_id = ${projectId}::uuid and ${inState(archived === true, unread === true)}`];
  if (search !== null) conditions.push(search);
  if (stage) conditions.push(Prisma.sql`candidates.stage = ${stage}::stage`);
  if (isNumber(minScore)) conditions.push(Prisma.sql`${overall} >= ${minScore}::float8`);
  if (isNumber(maxScore)) conditions.push(Prisma.sql`${overall} <= ${maxScore}::float8`);
  if (isNumber(minYears)) conditions.push(Prisma.sql`candidates.experience_years >= ${minYears}::float8`);
  if (isNumber(maxYears)) conditions.push(Prisma.sql`candidates.experience_years <= ${maxYears}::float8`);
  if (education) conditions.push(Prisma.sql`candidates.education_level = any(${reaching(education)}::text[])`);
  if (updatedSince)
    conditions.push(
      Prisma.sql`greatest(candidates.updated_at, (select scored_at from candidate_scores as scored where scored.candidate_id = candidates.id))
        >= ${updatedSince}::timestamptz`,
    );
  for (const skill of filter.skills ?? []) conditions.push(hasSkill(skill));
  conditions.push(...inLocation(filter));
  return Prisma.join(conditions, ' and ');
}

/** Whether the filter restricts nothing but the position. */
export function isUnfiltered({ projectId: _projectId, ...rest }: CandidateFilter): boolean {
  return Object.values(rest).every(isEmpty);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0);
}

function inState(archived: boolean, unread: boolean): Prisma.Sql {
  if (archived) return Prisma.sql`candidates.archived_at is not null and candidates.merged_into_id is null`;
  return unread ? isListed : isActive;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}

function reaching(level: EducationLevel): EducationLevel[] {
  return educationLevels.slice(educationLevels.indexOf(level));
}

/** SQL over `candidates`: who has a skill, in any spelling; for "Python or Java" either one is enough. */
export function hasSkill(skill: string): Prisma.Sql {
  return Prisma.sql`candidates.skill_keys && ${skillKeys(skill)}::text[]`;
}

/** The names under which `candidates.skill_keys` has a skill. */
export function skillKeys(skill: string): string[] {
  return canonicalAlternatives(skill).map((name) => matchName({ name, known: null }));
}

/** The index finds candidates that have the words in any field; then their locations are checked. */
function inLocation({ projectId, location }: CandidateFilter): Prisma.Sql[] {
  const text = searchableText(parseInput(limitedText(longestTexts.word), location ?? ''));
  if (text === '') return [];
  const rows = searchRows({ projectId, node: { kind: 'term', text, match: 'beginning' }, blind: false });
  return [
    Prisma.sql`candidates.id in (select candidate_search.candidate_id from candidate_search where ${rows})
      and ' ' || regexp_replace(fold_text(candidates.location), '[^[:alnum:]+#]+', ' ', 'g') like ${`% ${text}%`}`,
  ];
}
