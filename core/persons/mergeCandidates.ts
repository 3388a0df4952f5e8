import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { moveRows } from './moveRows.ts';
import { undoMerge } from './undoMerge.ts';

export interface MergeCandidatesInput {
  /** The main candidate, whose facts and score are shown. */
  mainId: string;
  otherIds: readonly string[];
}

/**
 * Merges candidates of a position into a main one: the others disappear from lists, and what users added to them moves to the main one. Candidates merged into
 * one of the others are now merged into the main one. Repeating a merge changes nothing.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND; INVALID_INPUT for candidates of different positions; CONFLICT when somebody has merged one of them elsewhere
 */
export async function mergeCandidates(ctx: Ctx, { mainId, otherIds }: MergeCandidatesInput): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const main = await lockCandidate(tx, { id: mainId });
    if (main.mergedIntoId !== null || main.archivedAt !== null) throw new AppError('CONFLICT');
    for (const otherId of new Set(otherIds)) {
      const other = await lockCandidate(tx, { id: otherId });
      if (other.id === main.id || other.projectId !== main.projectId)
        throw new AppError('INVALID_INPUT', { message: 'Choose other candidates of the same position.' });
      if (other.mergedIntoId === main.id) continue;
      if (other.mergedIntoId !== null) throw new AppError('CONFLICT');
      const inside = await releaseMerged(ctx, tx, { mainId: other.id });
      for (const from of [...inside, other.id]) await mergeOne(ctx, tx, { from, to: main.id, userId });
    }
    await groupPersons(tx, { projectId: main.projectId, candidateIds: [main.id, ...otherIds] });
    return tx.candidate.findUniqueOrThrow({ where: { id: main.id } });
  });
}

/** Undoes all merges into a candidate: before it is deleted, or merged itself. Call it with the candidate locked. */
export async function releaseMerged(ctx: Ctx, tx: Prisma.TransactionClient, { mainId }: { mainId: string }): Promise<string[]> {
  // Undo the last merge first, because each restores the values it found.
  const merges = await tx.candidateMerge.findMany({
    where: { mainId },
    orderBy: [{ createdAt: 'desc' }, { candidateId: 'desc' }],
  });
  for (const { candidateId } of merges) await undoMerge(ctx, tx, { candidateId });
  return merges.map(({ candidateId }) => candidateId);
}

export async function mergeOne(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { from, to, userId }: { from: string; to: string; userId: string },
): Promise<void> {
  const moved = await moveRows(ctx, tx, { from, to });
  await tx.candidateMerge.create({
    data: { candidateId: from, mainId: to, authorId: userId, moved: moved as Prisma.InputJsonValue, createdAt: ctx.now() },
  });
  await tx.candidate.update({ where: { id: from }, data: { mergedIntoId: to } });
  const [oneId = '', otherId = ''] = [from, to].sort();
  await tx.differentPerson.deleteMany({ where: { oneId, otherId } });
  await recordAudit(tx, {
    actorId: userId,
    action: 'candidate.merged',
    entity: 'candidate',
    entityId: from,
    details: { into: to },
  });
}
