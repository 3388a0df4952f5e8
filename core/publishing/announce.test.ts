import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Events } from '../events.ts';
import { announce } from './announce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('publishes at once, then at most every 100 ms, and never loses the last message', () => {
  const published: number[] = [];
  const events = {
    publish: (_topic: string, message: { version: number }) => published.push(message.version),
  } as unknown as Events;
  for (let version = 1; version <= 5; version++) announce(events, 'job', { id: 'a', version });
  expect(published).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(published).toEqual([1, 5]);
  vi.advanceTimersByTime(100);
  announce(events, 'job', { id: 'a', version: 6 });
  expect(published).toEqual([1, 5, 6]);
});
