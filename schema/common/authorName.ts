import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { userNames } from '../../core/accounts/userNames.ts';
import type { RequestContext } from '../requestContext.ts';

const names = createContextCache(
  (ctx: RequestContext) =>
    new DataLoader<string, string | null>(async (ids) => {
      const known = await userNames(ctx, ids);
      return ids.map((id) => known.get(id) ?? null);
    }),
);

/** The name of the user who did something; null when unknown or the account was deleted. */
export async function authorName(ctx: RequestContext, authorId: string | null): Promise<string | null> {
  return authorId === null ? null : names(ctx).load(authorId);
}
