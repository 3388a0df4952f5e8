import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../requestContext.ts';

/** The fields shown of a quotation's document. */
export interface EvidenceSource {
  fileName: string;
  /** Null for a file that was refused before it was stored. */
  sha256: string | null;
}

const loaders = createContextCache(
  ({ db }: RequestContext) =>
    new DataLoader<string, EvidenceSource | null>(async (ids) => {
      const rows = await db.document.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, fileName: true, sha256: true },
      });
      const documents = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => documents.get(id) ?? null);
    }),
);

/** A quotation's document, loaded once per request; null when it was deleted. */
export function loadSource(ctx: RequestContext, documentId: string): Promise<EvidenceSource | null> {
  return loaders(ctx).load(documentId);
}
