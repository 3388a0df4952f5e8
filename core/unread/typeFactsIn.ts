import { emptyResumeFacts } from '../../plugins/contract.ts';
import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { upsertFromFacts } from '../candidates/upsertFromFacts.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { lockProject } from '../projects/lockProject.ts';
import { getUnread } from './getUnread.ts';

/**
 * Creates a candidate for a résumé that could not be read, so that the user can type facts in as corrections; the first correction gives it a score. Called
 * again, it returns the same candidate.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT
 */
export async function typeFactsIn(ctx: Ctx, { documentId }: { documentId: string }): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  const { projectId } = await getUnread(ctx, { id: documentId });
  const { id: extractorId, version: extractorVersion } = ctx.documents.extractor;
  const id = await inTransaction(ctx, async (tx) => {
    await lockProject(tx, { id: projectId });
    const { candidateId: known } = await tx.document.findUniqueOrThrow({
      where: { id: documentId },
      select: { candidateId: true },
    });
    if (known !== null) return known;
    const document = await tx.document.update({ where: { id: documentId }, data: { readShare: 0 } });
    const facts = emptyResumeFacts();
    const candidateId = await upsertFromFacts(ctx, tx, { document, facts, extractorId, extractorVersion });
    await recordAudit(tx, { actorId: userId, action: 'candidate.typed-in', entity: 'candidate', entityId: candidateId });
    return candidateId;
  });
  return ctx.db.candidate.findUniqueOrThrow({ where: { id } });
}
