import { initContextCache } from '@pothos/core';
import type { EventTopic } from '../../core/events.ts';
import { followRows, type RowFollower } from '../../core/followRows.ts';
import { shareReads } from '../../prisma/shareReads.ts';
import type { RequestContext } from '../requestContext.ts';

/** The rows of a subscription: see {@link followRows}. What each listener selects of a row is read once for all who select the same. */
export function followTopic<T extends EventTopic, Row>(
  ctx: RequestContext,
  follower: RowFollower<T, Row>,
): AsyncIterableIterator<Row> {
  ctx.db = shareReads(ctx.db);
  const rows = followRows(ctx, follower);
  return {
    ...rows,
    async next() {
      const row = await rows.next();
      readAfresh(ctx);
      return row;
    },
  };
}

/** Loaders keep what they have read. */
function readAfresh(ctx: RequestContext): void {
  Object.assign(ctx, initContextCache());
}
