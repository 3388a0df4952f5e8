import { z } from 'zod';
import { educationLevels } from '../../plugins/contract.ts';
import { Prisma, type SavedSearch as SavedSearchRow } from '../../prisma/generated/client.ts';
import { Stage } from '../../prisma/generated/enums.ts';
import { filterCandidates } from '../candidates/candidateFilter.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { weightedOverall } from '../scoring/weightedOverall.ts';
import { resolveSearch } from '../search/resolveSearch.ts';

const years = z.number().min(0).max(80);
const score = z.number().min(0).max(100);

/** The part of {@link CandidateFilter} that a saved search contains. */
export const searchFilter = z.object({
  search: limitedText(longestTexts.search).nullish(),
  stage: z.enum(Stage).nullish(),
  minYears: years.nullish(),
  maxYears: years.nullish(),
  minScore: score.nullish(),
  maxScore: score.nullish(),
  skills: z.array(limitedText(longestTexts.word)).max(50).nullish(),
  education: z.enum(educationLevels).nullish(),
  location: limitedText(longestTexts.word).nullish(),
  archived: z.boolean().nullish(),
});
export type SearchFilter = z.infer<typeof searchFilter>;

export type SavedSearch = Omit<SavedSearchRow, 'filter' | 'nameKey'> & { filter: SearchFilter };

/** A filter that this version cannot read is ignored. */
export function readSavedSearch({ filter, nameKey: _key, ...row }: SavedSearchRow): SavedSearch {
  return { ...row, filter: searchFilter.safeParse(filter).data ?? {} };
}

const uuid = z.uuid();

/** @throws AppError NOT_FOUND for one that is not the user's */
export async function findSearch(
  { db }: { db: Pick<Prisma.TransactionClient, 'savedSearch'> },
  { id, userId }: { id: string; userId: string },
): Promise<SavedSearch> {
  const row = uuid.safeParse(id).success ? await db.savedSearch.findFirst({ where: { id, userId } }) : null;
  if (row === null) throw new AppError('NOT_FOUND', { entity: 'SavedSearch' });
  return readSavedSearch(row);
}

/**
 * SQL over `candidates` (and `candidate_scores`): matches of a search that, since it was last opened, were added, moved to another stage or got another score
 * (after a new document, a correction or new requirements). `ctx` must be that of the search's user, because in blind review names are not searched.
 */
export async function freshInSearch(
  ctx: Ctx,
  { projectId, filter, lookedAt }: Pick<SavedSearch, 'projectId' | 'filter' | 'lookedAt'>,
): Promise<Prisma.Sql> {
  const query = { ...filter, projectId };
  const overall = await weightedOverall(ctx, null);
  const { condition } = await resolveSearch(ctx, query);
  return Prisma.sql`from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
    where ${filterCandidates(query, { overall, search: condition })} and (
      candidates.created_at >= ${lookedAt}::timestamptz or candidates.stage_since >= ${lookedAt}::timestamptz
      or candidates.id in (select candidate_id from score_changes where changed_at >= ${lookedAt}::timestamptz))`;
}
