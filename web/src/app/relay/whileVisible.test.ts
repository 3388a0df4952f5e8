import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileVisible } from './whileVisible.ts';

const stop = vi.fn<() => void>();
const start = vi.fn<() => () => void>(() => stop);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('lets go of the connection of a tab that stays hidden, and takes it up on return', () => {
  const end = whileVisible(start);
  show('hidden');
  vi.advanceTimersByTime(9000);
  expect(stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(stop).toHaveBeenCalledTimes(1);
  show('visible');
  expect(start).toHaveBeenCalledTimes(2);
  end();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('keeps the connection over a short look elsewhere', () => {
  const end = whileVisible(start);
  show('hidden');
  vi.advanceTimersByTime(5000);
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  end();
});

it('does not start again once ended', () => {
  whileVisible(start)();
  show('hidden');
  show('visible');
  expect(start).toHaveBeenCalledTimes(1);
});

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
