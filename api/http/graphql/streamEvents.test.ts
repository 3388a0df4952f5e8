import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { streamEvents } from './streamEvents.ts';

/** Like Yoga's body, it can only be cancelled after it was started. */
function fragileBody() {
  let source: { ended: boolean } | undefined;
  const end = vi.fn<() => void>();
  const body: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        source ??= { ended: false };
        return { done: false, value: new Uint8Array([1]) };
      },
      return: async () => {
        if (!source) throw new TypeError('not begun');
        end();
        return { done: true, value: undefined };
      },
    }),
  };
  return { body, end };
}

it('ends quietly when the caller hangs up before the first event', async () => {
  const { body, end } = fragileBody();
  const stream = Readable.from(streamEvents(body));
  const failed = vi.fn<(error: Error) => void>();
  stream.on('error', failed);
  stream.destroy();
  await once(stream, 'close');
  expect(failed).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});

it('ends what has begun', async () => {
  const { body, end } = fragileBody();
  const stream = Readable.from(streamEvents(body));
  stream.read();
  await once(stream, 'readable');
  stream.destroy();
  await once(stream, 'close');
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
});
