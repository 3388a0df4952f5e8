import type { Ctx } from '../context.ts';
import { failDocument } from './failDocument.ts';

/** Ends the documents that wait for a score which will not come: a facet of the user's own fails on them, say. Their candidates stay. */
export async function failUnscored(ctx: Ctx, where: { candidateId: string } | { projectId: string }): Promise<void> {
  const documents = await ctx.db.document.findMany({ where: { ...where, state: 'SCORING' }, select: { id: true } });
  for (const { id } of documents) await failDocument(ctx, { documentId: id, code: 'UNAVAILABLE' });
}
