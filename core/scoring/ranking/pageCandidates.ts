import { randomUUID } from 'node:crypto';
import { requireViewer } from '../../access/requireViewer.ts';
import { unpackIds } from '../../candidates/unpackIds.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { weightedOverall } from '../weightedOverall.ts';
import { listRankedCandidates } from './listRankedCandidates.ts';
import { orderCandidates, type RankCandidatesInput } from './rankCandidates.ts';
import { type RankedRow, readRankedRows } from './readRankedRows.ts';

/** A position while paging through a ranking. */
export interface RankingPlace {
  snapshotId: string;
  /** Rows of the snapshot that were returned. The first page is not part of the snapshot. */
  offset: number;
}

export interface RankingPage {
  items: RankedRow[];
  total: number;
  /** Null after the last page. */
  next: RankingPlace | null;
}

type Query = Omit<RankCandidatesInput, 'skip'>;

const idBytes = 16;

/**
 * The first page of a ranking, for callers who page through it. Its candidates are stored, so that later pages leave them out even if scores change.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function openRanking(ctx: Ctx, query: Query): Promise<RankingPage> {
  const { userId } = requireViewer(ctx);
  const { items, total } = await listRankedCandidates(ctx, query);
  if (items.length >= total) return { items, total, next: null };
  const seen = Buffer.from(items.map(({ candidate }) => candidate.id.replaceAll('-', '')).join(''), 'hex');
  return { items, total, next: { snapshotId: await keepSeen(ctx, { userId, seen }), offset: 0 } };
}

/** Waits for no disk: should the database crash within the next second, the caller begins again with the first page. */
async function keepSeen({ db, now }: Ctx, { userId, seen }: { userId: string; seen: Buffer }): Promise<string> {
  const id = randomUUID();
  await db.$executeRaw`
    insert into list_snapshots (id, user_id, seen, created_at)
    select ${id}::uuid, ${userId}::uuid, ${seen}::bytea, ${now()}::timestamptz from set_config('synchronous_commit', 'off', true)`;
  return id;
}

/**
 * Each further page. The second page fixes the order of all remaining candidates, so that nobody is repeated or missed while candidates are added and scores
 * change. Those deleted meanwhile are left out.
 *
 * @throws AppError UNAUTHENTICATED; INVALID_INPUT for a page token that is unknown, another user's, or too old
 */
export async function continueRanking(ctx: Ctx, query: Query, { snapshotId, offset }: RankingPlace): Promise<RankingPage> {
  const { userId } = requireViewer(ctx);
  await fixOrder(ctx, query, { snapshotId, userId });
  const [slice] = await ctx.db.$queryRaw<{ ids: Uint8Array; rest: number; seen: number }[]>`
    select substring(rest from ${offset * idBytes + 1}::int for ${query.take * idBytes}::int) as ids,
      octet_length(rest) / ${idBytes}::int as rest, octet_length(seen) / ${idBytes}::int as seen
    from list_snapshots where id = ${snapshotId}::uuid and user_id = ${userId}::uuid`;
  if (slice === undefined) throw unknownPlace();
  const ids = unpackIds(Buffer.from(slice.ids));
  const items = await readRankedRows(ctx, { ids, overall: await weightedOverall(ctx, query.weights ?? null) });
  const shown = offset + ids.length;
  return { items, total: slice.seen + slice.rest, next: shown < slice.rest ? { snapshotId, offset: shown } : null };
}

async function fixOrder(ctx: Ctx, query: Query, { snapshotId, userId }: { snapshotId: string; userId: string }): Promise<void> {
  const where = { id: snapshotId, userId };
  const open = await ctx.db.listSnapshot.findFirst({ where: { ...where, rest: null }, select: { seen: true } });
  if (open === null) return;
  const seen = new Set(unpackIds(Buffer.from(open.seen)));
  const { ids } = await orderCandidates(ctx, query);
  const rest = unpackIds(ids).flatMap((id, place) =>
    seen.has(id) ? [] : [ids.subarray(place * idBytes, place * idBytes + idBytes)],
  );
  // Of two simultaneous requests for the second page, the first decides.
  await ctx.db.listSnapshot.updateMany({ where: { ...where, rest: null }, data: { rest: new Uint8Array(Buffer.concat(rest)) } });
}

export function unknownPlace(): AppError {
  return new AppError('INVALID_INPUT', { message: 'This cursor is unknown or too old: begin again with the first page.' }, [
    { pointer: '/cursor', message: 'Unknown or too old: begin again with the first page.' },
  ]);
}
