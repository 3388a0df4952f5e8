import type { DocumentKind } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import type { StepDocument } from '../pipeline/stepDocument.ts';

export interface FindDocumentsInput {
  /** Values of `checkedBy`. */
  outdated: string[];
  kind: DocumentKind;
  after: string | null;
  take: number;
}

/** The next outdated documents, ordered by id. */
export async function findDocuments(ctx: Ctx, { outdated, kind, after, take }: FindDocumentsInput): Promise<StepDocument[]> {
  const documents = await ctx.db.document.findMany({
    where: { checkedBy: { in: outdated }, kind, sha256: { not: null }, ...(after !== null && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take,
  });
  return documents as StepDocument[];
}

/** All outdated documents with the same content, in any position. */
export async function findCopies(
  ctx: Ctx,
  { outdated, document: { id, sha256, kind } }: { outdated: string[]; document: StepDocument },
): Promise<StepDocument[]> {
  const documents = await ctx.db.document.findMany({
    where: { checkedBy: { in: outdated }, kind, sha256, id: { not: id } },
    orderBy: { id: 'asc' },
  });
  return documents as StepDocument[];
}
