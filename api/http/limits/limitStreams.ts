import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import { clientOf } from '../callers/clientOf.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what an open answer follows (by default one thing) as its caller's streams until it ends. @throws AppError TOO_MANY_STREAMS */
    countStream(reply: FastifyReply, caller: Pick<Ctx, 'viewer'>, followed?: number): void;
  }
}

/** Most things that a user follows at once, over however many event streams: enough for many tabs in several browsers, and far fewer than would slow others down. */
const mostStreams = 40;

/** Seconds after which a refused caller should try again. */
const retrySeconds = 30;

/** Limits event streams per user, or per client if nobody is signed in. Counted in this process, where the streams are. */
export function limitStreams(app: FastifyInstance): void {
  const open = new Map<string, number>();
  app.decorate('countStream', (reply, { viewer }, followed = 1) => {
    const caller = viewer?.userId ?? clientOf(reply.request);
    const others = open.get(caller) ?? 0;
    if (others + followed > mostStreams) throw new AppError('TOO_MANY_STREAMS', { limit: mostStreams, seconds: retrySeconds });
    open.set(caller, others + followed);
    finished(reply.raw, () => {
      const left = (open.get(caller) ?? followed) - followed;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    });
  });
}
