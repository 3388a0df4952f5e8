import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../requestContext.ts';

const loaders = createContextCache(
  ({ db }: RequestContext) =>
    new DataLoader<string, string | null>(async (hashes) => {
      const rows = await db.documentReading.findMany({
        where: { sha256: { in: [...hashes] } },
        select: { sha256: true, text: true },
      });
      const texts = new Map(rows.map(({ sha256, text }) => [sha256, text]));
      return hashes.map((sha256) => texts.get(sha256) ?? null);
    }),
);

/** The visible text of a content, loaded once per request for all its quotations; null until it has been read. */
export function loadReadingText(ctx: RequestContext, sha256: string): Promise<string | null> {
  return loaders(ctx).load(sha256);
}
