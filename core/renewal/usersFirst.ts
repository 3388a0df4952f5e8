import type { Ctx } from '../context.ts';
import { hasTasks } from '../queue.ts';

/** How often to check while a document is being read: a scan can occupy the text recognition for minutes. */
const lookEveryMs = 1_000;
const pauseMs = 2_000;

/** Whether users are waiting for documents of their own. */
export function usersWait({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  return hasTasks(db, ['readDocument', 'extractFacts']);
}

/** When to check again. */
export function afterPause(ctx: Pick<Ctx, 'now'>): Date {
  return new Date(ctx.now().getTime() + pauseMs);
}

/** Does the work, but aborts it and returns null as soon as a user is waiting for a document. */
export async function untilUsersWait<Result>(
  ctx: Ctx,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  if (await usersWait(ctx)) return null;
  const yielding = new AbortController();
  const timer = setInterval(() => {
    // If the database does not answer, keep working and ask again next time.
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
