/**
 * Passes a response's events to a Node stream. Needed because a caller may hang up before the first event is requested, which ends a stream that has not
 * started: Yoga's own `cancel` then fails on what its `start` has not created yet, where nobody can catch the error, and that ends the process.
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
