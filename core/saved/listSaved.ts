import type { Candidate, SavedCandidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { olderThan, type RowInTime } from '../database/olderThan.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { overallScores } from '../scoring/overallScores.ts';

export interface SavedRow {
  saved: SavedCandidate;
  candidate: Candidate;
  /** 0 to 100, one decimal, under the default weights; null until scored. */
  overall: number | null;
}

export interface ListSavedInput {
  /** Only entries below this one. */
  after?: RowInTime | undefined;
  /** Absent: all. */
  take?: number | undefined;
  /** Only entries that changed, or whose candidate did, at this moment or later. */
  updatedSince?: Date | undefined;
}

/**
 * The viewer's own list of saved candidates, newest first. In blind review, what identifies them is hidden.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function listSaved(
  ctx: Ctx,
  { after, take, updatedSince }: ListSavedInput = {},
): Promise<{ items: SavedRow[]; total: number }> {
  const { userId } = requireViewer(ctx);
  const at = updatedSince && { updatedAt: { gte: updatedSince } };
  const where = { userId, ...(at && { OR: [at, { candidate: at }] }), ...olderThan(after) };
  const rows = await ctx.db.savedCandidate.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { candidate: true },
    ...(take !== undefined && { take }),
  });
  return { items: await withScores(ctx, rows), total: await ctx.db.savedCandidate.count({ where }) };
}

/**
 * The viewer's entry of one candidate; null when it is not saved.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function findSaved(ctx: Ctx, where: { id: string } | { candidateId: string }): Promise<SavedRow | null> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db.savedCandidate.findMany({ where: { ...where, userId }, include: { candidate: true } });
  return (await withScores(ctx, rows))[0] ?? null;
}

/**
 * The viewer's entries of these candidates, in their order. Those that are not saved are left out.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function listSavedOf(ctx: Ctx, { candidateIds }: { candidateIds: readonly string[] }): Promise<SavedRow[]> {
  const { userId } = requireViewer(ctx);
  const where = { userId, candidateId: { in: [...candidateIds] } };
  const rows = await ctx.db.savedCandidate.findMany({ where, include: { candidate: true } });
  const byId = new Map(rows.map((row) => [row.candidateId, row]));
  return withScores(
    ctx,
    candidateIds.flatMap((id) => byId.get(id) ?? []),
  );
}

async function withScores(ctx: Ctx, rows: readonly (SavedCandidate & { candidate: Candidate })[]): Promise<SavedRow[]> {
  const candidateIds = rows.map(({ candidateId }) => candidateId);
  const scores = await overallScores(ctx, { candidateIds });
  const masks = await loadMasks(ctx, { candidateIds });
  return mapInTurns(rows, ({ candidate, ...saved }) => ({
    saved,
    candidate: maskCandidate(candidate, masks.get(candidate.id)),
    overall: scores.get(candidate.id) ?? null,
  }));
}
