import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import { clientOf } from '../callers/clientOf.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an open answer as one of its caller's streams until it ends. @throws AppError TOO_MANY_STREAMS */
    countStream(reply: FastifyReply, caller: Pick<Ctx, 'viewer'>): void;
  }
}

/** Most simultaneous event streams of a user: enough for many tabs in several browsers, and far fewer than would slow others down. */
const mostStreams = 40;

/** Seconds after which a refused caller should try again. */
const retrySeconds = 30;

/** Limits event streams per user, or per client if nobody is signed in. Counted in this process, where the streams are. */
export function limitStreams(app: FastifyInstance): void {
  const open = new Map<string, number>();
  app.decorate('countStream', (reply, { viewer }) => {
    const caller = viewer?.userId ?? clientOf(reply.request);
    const others = open.get(caller) ?? 0;
    if (others >= mostStreams) throw new AppError('TOO_MANY_STREAMS', { limit: mostStreams, seconds: retrySeconds });
    open.set(caller, others + 1);
    finished(reply.raw, () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    });
  });
}
