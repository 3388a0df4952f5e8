import { initContextCache } from '@pothos/core';
import type { EventTopic } from '../../core/events.ts';
import { followRows, type RowFollower } from '../../core/publishing/followRows.ts';
import { shareReads } from '../../prisma/shareReads.ts';
import type { RequestContext } from '../requestContext.ts';

/** The rows of a subscription: see {@link followRows}. Listeners that select the same fields share one read of a row. */
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

/** Loaders cache, so each event needs new ones. */
function readAfresh(ctx: RequestContext): void {
  Object.assign(ctx, initContextCache());
}
