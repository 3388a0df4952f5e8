/**
 * The events of a response for a stream of Node's. A caller who hangs up before the first event was asked for ends a stream that has not begun: Yoga's
 * own `cancel` then fails on what its `start` has not made yet, in a place where nobody can catch it, and takes the process along.
 */
export function streamEvents(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const events = body[Symbol.asyncIterator]();
  let begun = false;
  const iterator: AsyncIterator<Uint8Array> = {
    next: () => {
      begun = true;
      return events.next();
    },
    return: async () => {
      if (begun) await events.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
