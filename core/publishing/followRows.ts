import { endWhenSignedOut } from '../accounts/endWhenSignedOut.ts';
import { renewViewer } from '../accounts/renewViewer.ts';
import type { Ctx } from '../context.ts';
import type { EventMessages, EventTopic } from '../events.ts';

export interface RowFollower<T extends EventTopic, Row> {
  topic: T;
  /** What to send first, and again after a gap in which messages may be lost. */
  current(): Promise<Row[]>;
  /** Whether a message may be about these rows, as far as the message itself tells. */
  concerns(message: EventMessages[T]): boolean;
  /** What to send to this caller for such a message; absent: the current rows. */
  changed?(message: EventMessages[T]): Promise<Row[]>;
  /** What is followed. All who follow the same then get the same rows for a message, read once. Absent: the rows are this caller's own. */
  subject?: string;
  /** True when nothing more will happen to this row. */
  isLast?(row: Row): boolean;
}

/**
 * Streams rows as they change, until the caller disconnects, its session ends or the last state was sent. Subscribes before it reads, so that no change in
 * between is lost. The viewer's rights may change while the stream is open, so `ctx.viewer` is renewed with each message, and checked while none comes.
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
  const { topic, current, concerns, isLast = () => false } = follower;
  const messages = ctx.events.subscribe(topic, controller.signal, concerns)[Symbol.asyncIterator]();
  endWhenSignedOut(ctx, controller);
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
      coming = messages.next();
      const [viewer, read] = await Promise.all([renewViewer(ctx), message === null ? current() : readOnce(follower, message)]);
      if (viewer === null) return undefined;
      ctx.viewer = viewer;
      rows = read;
    }
  } finally {
    controller.abort();
  }
}

const read = new WeakMap<object, Map<string, Promise<unknown[]>>>();

/** The rows for a message: one read for all who follow the same subject. It begins after the message, so it has at least what the message announces. */
function readOnce<T extends EventTopic, Row>(follower: RowFollower<T, Row>, message: EventMessages[T]): Promise<Row[]> {
  const { subject, current, changed = current } = follower;
  if (subject === undefined) return changed(message);
  const subjects = read.get(message) ?? new Map<string, Promise<unknown[]>>();
  read.set(message, subjects);
  const reading = (subjects.get(subject) as Promise<Row[]> | undefined) ?? changed(message);
  subjects.set(subject, reading);
  return reading;
}
