import type { Ctx } from '../context.ts';
import { renewViewer } from './renewViewer.ts';

/** Milliseconds between two checks of who is still signed in. */
const checkEvery = 5_000;

/** The open streams of this process, with the context of each caller. */
const open = new Map<AbortController, Ctx>();
let timer: NodeJS.Timeout | undefined;

/** Aborts a stream soon after its caller may no longer read it, even if no message comes. Ends with the stream. */
export function endWhenSignedOut(ctx: Ctx, stream: AbortController): void {
  open.set(stream, ctx);
  // One timer for all streams, so that renewViewer reads all their callers with one query.
  timer ??= setInterval(check, checkEvery).unref();
  stream.signal.addEventListener('abort', () => {
    open.delete(stream);
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  });
}

function check(): void {
  for (const [stream, ctx] of open) {
    renewViewer(ctx).then(
      (viewer) => viewer === null && stream.abort(),
      // The database is away; the next check decides.
      () => undefined,
    );
  }
}
