import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { announceNotifications, type NotificationKind, type Notified } from '../notifications/notification.ts';
import { enqueue } from '../queue.ts';
import { freshInSearch, readSavedSearch, type SavedSearch } from './savedSearch.ts';

/** Enqueues the evaluation of each position that has searches with notifications. Safe to run twice. */
export async function evaluateAllSearches(ctx: Ctx): Promise<void> {
  const projects = await ctx.db.savedSearch.findMany({
    where: { tell: true, project: { archivedAt: null } },
    select: { projectId: true },
    distinct: ['projectId'],
  });
  await inTransaction(ctx, async (tx) => {
    for (const { projectId } of projects)
      await enqueue(tx, 'evaluateSearches', { projectId }, { jobKey: `searches ${projectId}`, priority: 5 });
  });
}

/**
 * Counts new and changed people in a position's searches with notifications, and notifies their users when there are more than before. Each search has at most
 * one unread notification; a later count replaces it. Safe to run twice.
 */
export async function evaluateSearches(
  ctx: Ctx,
  { projectId, signal }: { projectId: string; signal?: AbortSignal },
): Promise<void> {
  const rows = await ctx.db.savedSearch.findMany({ where: { projectId, tell: true }, orderBy: { id: 'asc' } });
  for (const row of rows) {
    signal?.throwIfAborted();
    const search = readSavedSearch(row);
    const fresh = await countFresh({ ...ctx, viewer: { userId: row.userId, sessionId: null } }, search);
    const notified = await inTransaction(ctx, (tx) => tell(tx, { search, fresh, now: ctx.now() }));
    announceNotifications(ctx, notified);
  }
}

async function countFresh(ctx: Ctx, search: SavedSearch): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`select count(*)::int as count ${await freshInSearch(ctx, search)}`;
  return row?.count ?? 0;
}

const kind: NotificationKind = 'search-found';

/** Does nothing if the search was opened or changed meanwhile; the next evaluation starts from there. */
async function tell(
  tx: Prisma.TransactionClient,
  { search, fresh, now }: { search: SavedSearch; fresh: number; now: Date },
): Promise<Notified[]> {
  const { id, userId, projectId, lookedAt, told } = search;
  const more = fresh > told;
  const { count } = await tx.savedSearch.updateMany({
    where: { id, lookedAt, told, tell: true },
    data: { fresh, ...(more && { told: fresh, toldAt: now }) },
  });
  if (count === 0 || !more) return [];
  const params = { searchId: id, projectId, count: fresh };
  const unread = { userId, kind, readAt: null, params: { path: ['searchId'], equals: id } };
  const replaced = await tx.notification.updateManyAndReturn({
    where: unread,
    data: { params, createdAt: now },
    select: { id: true, userId: true },
  });
  if (replaced.length > 0) return replaced;
  const path = `/candidate-analysis?project=${projectId}&tab=pool&found=${id}`;
  return [
    await tx.notification.create({ data: { userId, kind, params, path, createdAt: now }, select: { id: true, userId: true } }),
  ];
}
