import type { Screening } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { lockProject } from '../projects/lockProject.ts';
import { getScreening } from './getScreening.ts';
import { lockScreening } from './lockScreening.ts';
import { refreshScreening } from './refreshScreening.ts';
import { settleRequirements } from './settleRequirements.ts';

/**
 * Ends the upload: the screening continues with the files it has. Does nothing when it is already running or has ended.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function finishUpload(ctx: Ctx, { screeningId }: { screeningId: string }): Promise<Screening> {
  requireViewer(ctx);
  await getScreening(ctx, { id: screeningId });
  return closeUpload(ctx, { screeningId });
}

/** {@link finishUpload} without a viewer, for uploads that were left open. */
export async function closeUpload(ctx: Ctx, { screeningId }: { screeningId: string }): Promise<Screening> {
  const { projectId } = await ctx.db.screening.findUniqueOrThrow({ where: { id: screeningId }, select: { projectId: true } });
  await inTransaction(ctx, async (tx) => {
    await lockProject(tx, { id: projectId });
    const { state } = await lockScreening(tx, { id: screeningId });
    if (state !== 'UPLOADING') return;
    const expectedFiles = await tx.document.count({ where: { screeningId } });
    const screening = await tx.screening.update({ where: { id: screeningId }, data: { expectedFiles, state: 'RUNNING' } });
    await settleRequirements(ctx, tx, { screening });
  });
  await refreshScreening(ctx, { screeningId });
  return ctx.db.screening.findUniqueOrThrow({ where: { id: screeningId } });
}
