import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { streamResults } from './streamResults.ts';

/** Results that wait until `give` is called, and count how often they were asked for. */
function sourceOf(results: ExecutionResult[]) {
  const asked = vi.fn<() => void>();
  const end = vi.fn<() => void>();
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const source: AsyncIterable<ExecutionResult> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        asked();
        const value = results.shift();
        if (value !== undefined) return { done: false, value };
        await stopped;
        return { done: true, value: undefined };
      },
      return: async () => {
        end();
        stop();
        return { done: true, value: undefined };
      },
    }),
  };
  return { source, asked, end, stop: () => stop() };
}

it('writes each result as one event, and says when there are no more', async () => {
  const error = new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND', http: { status: 404 } } });
  const { source, stop } = sourceOf([{ data: { n: 1 } }, { data: null, errors: [error] }]);
  const stream = streamResults(source);
  stop();
  const text = (await stream.toArray()).join('');
  expect(text).toBe(
    ':\n\n' +
      'event: next\ndata: {"data":{"n":1}}\n\n' +
      'event: next\ndata: {"data":null,"errors":[{"message":"Gone.","extensions":{"code":"NOT_FOUND"}}]}\n\n' +
      'event: complete\ndata:\n\n',
  );
});

it('asks for the next result when the caller has taken the last one', async () => {
  const { source, asked } = sourceOf(Array.from({ length: 50 }, (_, n) => ({ data: { n } })));
  const stream = streamResults(source);
  stream.once('readable', () => {});
  await setImmediate();
  expect(asked.mock.calls.length).toBeLessThan(3);
  stream.destroy();
});

it.each([
  ['before the first event', 0],
  ['while it waits for the next', 1],
])('ends the subscription when the caller hangs up %s', async (_when, given) => {
  const { source, end } = sourceOf(Array.from({ length: given }, (_, n) => ({ data: { n } })));
  const stream = streamResults(source);
  const failed = vi.fn<(error: Error) => void>();
  stream.on('error', failed).resume();
  await setImmediate();
  stream.destroy();
  await once(stream, 'close');
  expect(end).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
});
