import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../requestContext.ts';

export interface GroupCount {
  key: string;
  count: number;
}

/**
 * Counts the rows of several parents in one query per request. Prisma's own counts group the whole table, whichever parents are asked for.
 */
export function countLoader(
  count: (ctx: RequestContext, keys: string[]) => Promise<GroupCount[]>,
): (ctx: RequestContext, key: string) => Promise<number> {
  const loaders = createContextCache(
    (ctx: RequestContext) =>
      new DataLoader<string, number>(async (keys) => {
        const counts = new Map((await count(ctx, [...keys])).map((group) => [group.key, group.count]));
        return keys.map((key) => counts.get(key) ?? 0);
      }),
  );
  return (ctx, key) => loaders(ctx).load(key);
}
