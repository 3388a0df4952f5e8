import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive } from '../../candidates/activeCandidate.ts';
import type { Ctx } from '../../context.ts';
import { type FoundCandidates, isFew } from '../../search/resolveSearch.ts';
import { keptPlaces } from './findPlaces.ts';
import type { RankedCandidate, RankPageInput } from './rankDeep.ts';
import { isComplete, rankTop } from './rankTop.ts';

/** Up to this depth, check the best candidates of the position first. */
const nearTop = 200;

/** How many of the best are checked: enough to fill a page even with a search that few of them match. */
const spare = 2_000;

/**
 * The best of those that a search finds. A few matches are looked up directly. With many, the page is nearly always among the best of the position, and
 * checking a few thousand texts is faster than ranking all matches.
 */
export async function rankFound(
  ctx: Ctx,
  { found, total, ...page }: RankPageInput & { found: FoundCandidates; total: number },
): Promise<{ items: RankedCandidate[]; total: number }> {
  const ids = Prisma.sql`select candidate_search.candidate_id from candidate_search where ${found.rows} and candidate_search.listed`;
  const isIn = Prisma.sql`candidate_scores.candidate_id in (${ids})`;
  const listed = Prisma.sql`${isActive} and ${found.matches}`;
  if (isFew(found)) return rankTop(ctx, { ...page, where: listed, whole: false, total, isFound: isIn });
  // `is true` makes PostgreSQL hash the matches in memory instead of looking each up.
  const isFound = Prisma.sql`(${isIn}) is true`;
  if (page.skip + page.take <= nearTop) {
    const places = await keptPlaces(ctx, page);
    const top = await rankTop(ctx, { ...page, where: listed, whole: true, spare, total, isFound, places });
    if (isComplete(top, page)) return top;
  }
  return rankTop(ctx, { ...page, where: listed, whole: false, total, isFound });
}
