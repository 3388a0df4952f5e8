import { renewViewer } from './accounts/renewViewer.ts';
import type { Ctx } from './context.ts';
import type { EventMessages, EventTopic } from './events.ts';

export interface RowFollower<T extends EventTopic, Row> {
  topic: T;
  /** What to send first, and again after a gap in which messages may be lost. */
  current(): Promise<Row[]>;
  /** What to send to this caller for a message. */
  changed(message: EventMessages[T]): Promise<Row[]>;
  /** True when nothing more will happen to this row. */
  isLast?(row: Row): boolean;
}

/**
 * Streams rows as they change, until the caller disconnects, its session ends or the last state was sent. Subscribes before it reads, so that no change in
 * between is lost. The viewer's rights may change while the stream is open, so `ctx.viewer` is renewed with each message.
 */
export function followRows<T extends EventTopic, Row>(ctx: Ctx, follower: RowFollower<T, Row>): AsyncIterableIterator<Row> {
  const controller = new AbortController();
  const rows = readRows(ctx, follower, controller);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => rows.next(),
    // `return()` does not reach a generator that is waiting for its next message; the signal wakes it.
    async return() {
      controller.abort();
      return rows.return(undefined);
    },
  };
}

async function* readRows<T extends EventTopic, Row>(
  ctx: Ctx,
  follower: RowFollower<T, Row>,
  controller: AbortController,
): AsyncGenerator<Row, undefined> {
  const { topic, current, changed, isLast = () => false } = follower;
  const messages = ctx.events.subscribe(topic, controller.signal)[Symbol.asyncIterator]();
  try {
    let coming = messages.next();
    let rows = await current();
    for (;;) {
      for (const row of rows) {
        yield row;
        if (isLast(row)) return undefined;
      }
      const { done, value: message } = await coming;
      if (done || controller.signal.aborted) return undefined;
      ctx.viewer = await renewViewer(ctx);
      if (ctx.viewer === null) return undefined;
      coming = messages.next();
      rows = message === null ? await current() : await changed(message);
    }
  } finally {
    controller.abort();
  }
}
