import { Prisma } from '../../prisma/generated/client.ts';
import type { SavedStatus } from '../../prisma/generated/enums.ts';
import { hasSkill } from '../candidates/candidateFilter.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { parseSearch } from '../search/parseSearch.ts';
import { matchesText } from '../search/searchRows.ts';

/** Filters the viewer's saved candidates; absent fields do not restrict. */
export interface SavedFilter {
  /** Over name, title, skills, location and employers; syntax: `parseSearch`. */
  search?: string | null | undefined;
  status?: SavedStatus | null | undefined;
  minScore?: number | null | undefined;
  maxScore?: number | null | undefined;
  minYears?: number | null | undefined;
  maxYears?: number | null | undefined;
  /** The candidate must have all of them, in any spelling. */
  skills?: readonly string[] | null | undefined;
}

export interface SavedFilterParts {
  userId: string;
  /** The overall score (`weightedOverall`). */
  overall: Prisma.Sql;
  /** Names are not searched. */
  blind: boolean;
}

/**
 * The filter as SQL over `saved_candidates`, `candidates` and `candidate_scores`. A range restricts only where it is narrower than the whole (0 to 100 points,
 * 0 to 50 years and more), so that candidates whose score or years are unknown are in the list until someone asks for certain values.
 *
 * @throws AppError INVALID_INPUT when the search is too long
 */
export function filterSaved(filter: SavedFilter, { userId, overall, blind }: SavedFilterParts): Prisma.Sql {
  const { status, skills } = filter;
  const conditions = [Prisma.sql`saved_candidates.user_id = ${userId}::uuid`];
  if (status) conditions.push(Prisma.sql`saved_candidates.status = ${status}::saved_status`);
  conditions.push(...inRange(overall, { from: filter.minScore, to: filter.maxScore, least: 0, most: 100 }));
  const years = Prisma.sql`candidates.experience_years`;
  conditions.push(...inRange(years, { from: filter.minYears, to: filter.maxYears, least: 0, most: 50 }));
  conditions.push(...(skills ?? []).map(hasSkill), ...searched(filter, blind));
  return Prisma.join(conditions, ' and ');
}

interface Range {
  from: number | null | undefined;
  to: number | null | undefined;
  least: number;
  most: number;
}

function inRange(value: Prisma.Sql, { from, to, least, most }: Range): Prisma.Sql[] {
  return [
    ...(typeof from === 'number' && from > least ? [Prisma.sql`${value} >= ${from}::float8`] : []),
    ...(typeof to === 'number' && to < most ? [Prisma.sql`${value} <= ${to}::float8`] : []),
  ];
}

function searched({ search }: SavedFilter, blind: boolean): Prisma.Sql[] {
  const text = parseInput(limitedText(longestTexts.search), search ?? '');
  if (text === '') return [];
  const { node } = parseSearch(text);
  return [node === null ? Prisma.sql`false` : matchesText(node, Prisma.sql`candidates.search_text`, blind)];
}
