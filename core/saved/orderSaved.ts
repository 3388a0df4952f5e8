import { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { readPrivacy } from '../privacy/readPrivacy.ts';
import { shownNameOrder } from '../scoring/ranking/bestOfPerson.ts';
import { weightedOverall } from '../scoring/weightedOverall.ts';
import { findDuplicates } from './findDuplicates.ts';
import { filterSaved, type SavedFilter } from './savedFilter.ts';

export const savedSorts = ['SCORE_DESC', 'SCORE_ASC', 'EXP_DESC', 'EXP_ASC', 'NAME_ASC'] as const;
export type SavedSort = (typeof savedSorts)[number];

export interface OrderSavedInput {
  filter?: SavedFilter | null | undefined;
  /** SCORE_DESC by default. Unknown values come last. */
  sort?: SavedSort | null | undefined;
}

export interface SavedOrder {
  /** The candidates, in order. */
  ids: string[];
  /** Ids of those that look like the same person as another one in the list. */
  duplicateIds: string[];
}

/**
 * All of the viewer's saved candidates that meet a filter, in order. Scores are those under the default weights.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT (a search that is too long)
 */
export async function orderSaved(ctx: Ctx, { filter, sort }: OrderSavedInput = {}): Promise<SavedOrder> {
  const { userId } = requireViewer(ctx);
  const overall = await weightedOverall(ctx, null);
  const privacy = await readPrivacy(ctx);
  const names = shownNameOrder(privacy);
  const where = filterSaved(filter ?? {}, { userId, overall, blind: privacy.blind });
  const years = Prisma.sql`candidates.experience_years`;
  const orders: Record<SavedSort, Prisma.Sql> = {
    SCORE_DESC: Prisma.sql`${overall} desc nulls last`,
    SCORE_ASC: Prisma.sql`${overall} asc nulls last`,
    EXP_DESC: Prisma.sql`${years} desc nulls last`,
    EXP_ASC: Prisma.sql`${years} asc nulls last`,
    NAME_ASC: Prisma.sql`${names} asc nulls last`,
  };
  const rows = await ctx.db.$queryRaw<{ id: string; keys: string[] | null }[]>`
    select candidates.id::text as id, candidates.person_keys as keys
    from saved_candidates join candidates on candidates.id = saved_candidates.candidate_id
      left join candidate_scores on candidate_scores.candidate_id = candidates.id
    where ${where} order by ${orders[sort ?? 'SCORE_DESC']}, ${names} asc nulls last, candidates.id`;
  return { ids: rows.map(({ id }) => id), duplicateIds: await findDuplicates(ctx, rows) };
}
