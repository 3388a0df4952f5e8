import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../inTransaction.ts';
import { requireViewer } from '../requireViewer.ts';
import { giveBack } from './giveBack.ts';
import { moveRows } from './moveRows.ts';

export interface MergeCandidatesInput {
  /** Its document leads: its facts and score are shown. */
  mainId: string;
  otherIds: readonly string[];
}

/**
 * Makes several candidates of a position one: the others leave the lists, and what users added to them comes to the main one. What was merged into one of the
 * others is merged into the main one. Merging again what is merged already changes nothing.
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
  // The last merge is undone first: each goes back to what it found.
  const merges = await tx.candidateMerge.findMany({
    where: { mainId },
    orderBy: [{ createdAt: 'desc' }, { candidateId: 'desc' }],
  });
  for (const { candidateId } of merges) await giveBack(ctx, tx, { candidateId });
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
