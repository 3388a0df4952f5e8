import type { Ctx } from '../context.ts';
import { hasTasks } from '../queue.ts';

/** Looked after while a long document is read: a scan takes minutes, and has the recogniser to itself. */
const lookEveryMs = 1_000;
const pauseMs = 2_000;

/** Whether users wait for documents of theirs. */
export function usersWait({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  return hasTasks(db, ['readDocument', 'extractFacts']);
}

/** When to look again. */
export function afterPause(ctx: Pick<Ctx, 'now'>): Date {
  return new Date(ctx.now().getTime() + pauseMs);
}

/** Does the work, or gives it up when a user comes to wait for a document meanwhile: null then. */
export async function untilUsersWait<Result>(
  ctx: Ctx,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  if (await usersWait(ctx)) return null;
  const yielding = new AbortController();
  const timer = setInterval(() => {
    // A question that the database does not answer is asked again; the work goes on.
    usersWait(ctx).then(
      (wait) => wait && yielding.abort(),
      () => undefined,
    );
  }, lookEveryMs);
  try {
    return await work(AbortSignal.any([signal, yielding.signal]));
  } catch (error) {
    if (yielding.signal.aborted && !signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(timer);
  }
}
