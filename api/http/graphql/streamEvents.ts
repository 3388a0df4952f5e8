/**
 * Passes a response's events to a Node stream. Needed because a caller may disconnect before the first event is requested. Yoga's `cancel` then uses what its
 * `start` has not created yet, and throws where nobody can catch the error, which would end the process.
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
