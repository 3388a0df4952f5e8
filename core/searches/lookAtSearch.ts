import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { findSearch, freshInSearch, readSavedSearch, type SavedSearch } from './savedSearch.ts';

export interface LookedAtSearch {
  search: SavedSearch;
  /** When it had last been opened. */
  since: Date;
  /** Number of people who are new or changed since then. */
  fresh: number;
  /** Their ids, the newest first; at most {@link mostMarked}. */
  freshIds: string[];
}

/** Most people marked as new; more would mark a whole list. */
const mostMarked = 1000;

/**
 * Opens one of the viewer's searches: returns who is new or changed since it was last opened, and marks its notifications as read.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function lookAtSearch(ctx: Ctx, { id }: { id: string }): Promise<LookedAtSearch> {
  const { userId } = requireViewer(ctx);
  const search = await findSearch(ctx, { id, userId });
  const now = ctx.now();
  const rows = await ctx.db.$queryRaw<{ id: string; total: number }[]>`
    select candidates.id::text as id, (count(*) over ())::int as total ${await freshInSearch(ctx, search)}
    order by candidates.created_at desc, candidates.id limit ${mostMarked}`;
  const [row] = await ctx.db.$transaction([
    ctx.db.savedSearch.update({ where: { id: search.id }, data: { lookedAt: now, fresh: 0, told: 0 } }),
    ctx.db.notification.updateMany({
      where: { userId, readAt: null, kind: 'search-found', params: { path: ['searchId'], equals: search.id } },
      data: { readAt: now },
    }),
  ]);
  return {
    search: readSavedSearch(row),
    since: search.lookedAt,
    fresh: rows[0]?.total ?? 0,
    freshIds: rows.map((candidate) => candidate.id),
  };
}
