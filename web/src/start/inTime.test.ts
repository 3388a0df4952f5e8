import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isChunkError } from '../app/errors/isChunkError.ts';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits two minutes for the code of a screen, then says that it did not load', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  inTime(new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isChunkError(failed.mock.calls[0]?.[0])).toBe(true);
});

it('passes on what came, and why nothing came, and stops waiting', async () => {
  expect(await inTime(Promise.resolve('code'))).toBe('code');
  await expect(inTime(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  expect(vi.getTimerCount()).toBe(0);
});
