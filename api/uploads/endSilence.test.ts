import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSilenceMs, endSilence } from './endSilence.ts';

const megabyte = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  { kilobytes: 20, of: 11 * megabyte, ends: false },
  { kilobytes: 5, of: 11 * megabyte, ends: true },
  { kilobytes: 20, of: 500 * megabyte, ends: true },
  { kilobytes: 900, of: 500 * megabyte, ends: false },
])('a body of $of bytes that brings $kilobytes kB a second ends early: $ends', ({ kilobytes, of, ends }) => {
  const destroy = vi.fn<() => void>();
  const note = endSilence({ raw: Object.assign(new EventEmitter(), { destroy }) as never }, defaultSilenceMs, of);
  for (let second = 0; second < 300; second++) {
    note(Buffer.alloc(kilobytes * 1024));
    vi.advanceTimersByTime(1_000);
  }
  expect(destroy.mock.calls.length > 0).toBe(ends);
});
