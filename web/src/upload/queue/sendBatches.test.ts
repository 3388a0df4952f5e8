import { describe, expect, it, vi } from 'vitest';
import type { Batch } from './makeBatches.ts';
import { BatchRefused, sendBatches } from './sendBatches.ts';

const batches: Batch[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  kind: 'RESUME',
  files: [{ id, kind: 'RESUME', file: new File([id], id) }],
}));
const name = (batch: Batch) => batch.files[0]?.id ?? '';

function listeners() {
  return {
    onStart: vi.fn<(batch: Batch) => void>(),
    onDone: vi.fn<(batch: Batch) => void>(),
    onFail: vi.fn<(batch: Batch, error: Error) => void>(),
  };
}

describe('sendBatches', () => {
  it('sends three at once and starts them in order', async () => {
    let under = 0;
    let most = 0;
    const calls = listeners();
    await sendBatches({
      batches,
      ...calls,
      signal: new AbortController().signal,
      send: async () => {
        most = Math.max(most, ++under);
        await Promise.resolve();
        under--;
      },
    });
    expect(most).toBe(3);
    expect(calls.onStart.mock.calls.map(([batch]) => name(batch))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(calls.onDone).toHaveBeenCalledTimes(5);
  });

  it('tries again what did not reach the server and goes on with the others', async () => {
    const calls = listeners();
    const send = vi.fn<(batch: Batch) => Promise<void>>(async (batch) => {
      if (name(batch) === 'b') throw new TypeError('Failed to fetch');
    });
    await sendBatches({ batches, ...calls, send, delays: [0, 0], signal: new AbortController().signal });
    expect(send.mock.calls.filter(([batch]) => name(batch) === 'b')).toHaveLength(3);
    expect(calls.onFail.mock.calls.map(([batch]) => name(batch))).toEqual(['b']);
    expect(calls.onDone).toHaveBeenCalledTimes(4);
  });

  it('does not try again what the server refused', async () => {
    const calls = listeners();
    const send = vi.fn<() => Promise<void>>(async () =>
      Promise.reject(new BatchRefused('SCREENING_ENDED', 'This screening has ended.')),
    );
    await sendBatches({ batches: batches.slice(0, 1), ...calls, send, delays: [0], signal: new AbortController().signal });
    expect(send).toHaveBeenCalledTimes(1);
    expect(calls.onFail.mock.calls[0]?.[1]).toMatchObject({ code: 'SCREENING_ENDED' });
  });

  it('stops when it is told to, reporting nothing more', async () => {
    const calls = listeners();
    const stop = new AbortController();
    await sendBatches({
      batches,
      ...calls,
      signal: stop.signal,
      send: async () => {
        stop.abort();
        throw new DOMException('Aborted', 'AbortError');
      },
    });
    expect(calls.onDone).not.toHaveBeenCalled();
    expect(calls.onFail).not.toHaveBeenCalled();
  });
});
