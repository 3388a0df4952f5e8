import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { applyCorrections } from '../corrections/applyCorrections.ts';
import { type MovedRows, movedRows } from './moveRows.ts';

/**
 * Undoes the merge of one candidate: it gets back what came from it, and the main candidate gets its earlier values back. Later changes and additions stay with
 * the main candidate.
 */
export async function undoMerge(ctx: Ctx, tx: Prisma.TransactionClient, { candidateId }: { candidateId: string }): Promise<void> {
  const merge = await tx.candidateMerge.findUnique({ where: { candidateId } });
  await tx.candidateMerge.deleteMany({ where: { candidateId } });
  await tx.candidate.update({ where: { id: candidateId }, data: { mergedIntoId: null } });
  if (merge === null) return;
  const { mainId } = merge;
  const moved = movedRows.parse(merge.moved);
  await tx.activity.updateMany({ where: { id: { in: moved.activities }, candidateId: mainId }, data: { candidateId } });
  await tx.savedCandidate.updateMany({ where: { id: { in: moved.saved }, candidateId: mainId }, data: { candidateId } });
  for (const { before, after } of moved.raised)
    await tx.savedCandidate.updateMany({
      where: { id: after.id, status: after.status, starred: after.starred },
      data: { status: before.status, starred: before.starred },
    });
  if (moved.stage)
    await tx.candidate.updateMany({
      where: { id: mainId, stage: moved.stage.after },
      data: { stage: moved.stage.before, stageSince: moved.stage.since },
    });
  await takeCopiesBack(ctx, tx, mainId, moved);
}

async function takeCopiesBack(ctx: Ctx, tx: Prisma.TransactionClient, mainId: string, moved: MovedRows): Promise<void> {
  if (moved.payment) await tx.candidateMeta.deleteMany({ where: { candidateId: mainId, ...moved.payment } });
  const copies = await tx.correction.findMany({
    where: { candidateId: mainId, field: { in: moved.corrections.map(({ field }) => field) } },
  });
  const unchanged = copies.filter(({ field, value }) =>
    moved.corrections.some((copy) => copy.field === field && isDeepStrictEqual(copy.value, value)),
  );
  await tx.correction.deleteMany({ where: { id: { in: unchanged.map(({ id }) => id) } } });
  if (moved.payment || unchanged.length > 0) await applyCorrections(ctx, tx, { candidateId: mainId });
}
