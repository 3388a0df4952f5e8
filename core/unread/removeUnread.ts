import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { deleteUnusedFiles } from '../documents/deleteUnusedFiles.ts';
import { releaseMerged } from '../persons/mergeCandidates.ts';
import { lockProject } from '../projects/lockProject.ts';
import { getUnread } from './getUnread.ts';

/**
 * Removes a résumé that could not be read from its position, with its copies and the candidate without facts that was created for it, if any.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT
 */
export async function removeUnread(ctx: Ctx, { documentId }: { documentId: string }): Promise<{ projectId: string }> {
  const { userId } = requireViewer(ctx);
  const { projectId, candidateId, sha256 } = await getUnread(ctx, { id: documentId });
  await inTransaction(ctx, async (tx) => {
    await lockProject(tx, { id: projectId });
    if (candidateId !== null) await releaseMerged(ctx, tx, { mainId: candidateId });
    if (candidateId !== null) await tx.candidate.deleteMany({ where: { id: candidateId, unread: true } });
    await tx.document.deleteMany({ where: { OR: [{ id: documentId }, { duplicateOfId: documentId }] } });
    if (sha256 !== null) await deleteUnusedFiles(tx, { hashes: [sha256] });
    await recordAudit(tx, { actorId: userId, action: 'document.removed', entity: 'document', entityId: documentId });
  });
  return { projectId };
}
