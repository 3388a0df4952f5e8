import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { clientOf } from './clientOf.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an answer that stays open as one of its caller's streams, until it ends. @throws AppError TOO_MANY_STREAMS */
    countStream(reply: FastifyReply, caller: Pick<Ctx, 'viewer'>): void;
  }
}

/** Event streams of one user at once, whichever calls they come from: many tabs in several browsers, and far less than what slows others down. */
const mostStreams = 40;

/** When a caller who was refused may find that one has ended. */
const retrySeconds = 30;

/** Gives the server a count of the event streams of each user, or of each client where nobody is signed in. Kept in this process, like the streams. */
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
