import type { Ctx } from '../context.ts';
import { failDocument } from './failDocument.ts';

/** Fails documents whose score will never be made, for example because a user's own facet fails. Their candidates stay. */
export async function failUnscored(ctx: Ctx, where: { candidateId: string } | { projectId: string }): Promise<void> {
  const documents = await ctx.db.document.findMany({ where: { ...where, state: 'SCORING' }, select: { id: true } });
  for (const { id } of documents) await failDocument(ctx, { documentId: id, code: 'UNAVAILABLE' });
}
