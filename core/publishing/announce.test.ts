import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Events } from '../events.ts';
import { announce, announceMinor } from './announce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const published: object[] = [];
  const events = { publish: (_topic: string, message: object) => published.push(message) } as unknown as Events;
  return { published, events };
}

describe('announce', () => {
  it('publishes at once, then at most every 50 ms, and never loses the last message', () => {
    const { published, events } = listen();
    const versions = () => published.map((message) => (message as { version: number }).version);
    for (let version = 1; version <= 5; version++) announce(events, 'job', { id: 'a', version });
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(49);
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(versions()).toEqual([1, 5]);
    vi.advanceTimersByTime(50);
    announce(events, 'job', { id: 'a', version: 6 });
    expect(versions()).toEqual([1, 5, 6]);
  });

  it('publishes at once though a minor change waits, which is told with it', () => {
    const { published, events } = listen();
    announceMinor(events, 'screening', { id: 'a' });
    announce(events, 'screening', { id: 'a' });
    expect(published).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(published).toHaveLength(1);
  });
});

describe('announceMinor', () => {
  it('publishes many changes as one, after half a second', () => {
    const { published, events } = listen();
    for (let change = 0; change < 5; change++) announceMinor(events, 'screening', { id: 'a' });
    vi.advanceTimersByTime(499);
    expect(published).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(published).toHaveLength(1);
  });

  it('does not lose a change that comes right after a message', () => {
    const { published, events } = listen();
    announce(events, 'screening', { id: 'a' });
    announceMinor(events, 'screening', { id: 'a' });
    vi.advanceTimersByTime(500);
    expect(published).toHaveLength(2);
  });
});
