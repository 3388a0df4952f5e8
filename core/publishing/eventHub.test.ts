import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createEventHub } from './eventHub.ts';

const running = () => new AbortController().signal;

describe('createEventHub', () => {
  it('leaves of several messages about the same thing only the last, if they wait', async () => {
    const hub = createEventHub();
    const jobs = hub.subscribe('job', running())[Symbol.asyncIterator]();
    const first = jobs.next();
    for (let version = 1; version <= 9; version++) hub.deliver('job', { id: 'a', version });
    hub.deliver('job', { id: 'b', version: 1 });
    expect((await first).value).toEqual({ id: 'a', version: 9 });
    expect((await jobs.next()).value).toEqual({ id: 'b', version: 1 });
    const next = jobs.next();
    hub.deliver('job', { id: 'a', version: 10 });
    expect((await next).value).toEqual({ id: 'a', version: 10 });
  });

  it('keeps the message of an end beside one of a change', async () => {
    const hub = createEventHub();
    const screenings = hub.subscribe('screening', running())[Symbol.asyncIterator]();
    const first = screenings.next();
    hub.deliver('screening', { id: 'a', ended: true });
    hub.deliver('screening', { id: 'a' });
    expect((await first).value).toEqual({ id: 'a', ended: true });
    expect((await screenings.next()).value).toEqual({ id: 'a' });
  });

  it('wakes nobody for a message that does not concern them', async () => {
    const hub = createEventHub();
    const jobs = hub.subscribe('job', running(), ({ id }) => id === 'b')[Symbol.asyncIterator]();
    const first = jobs.next();
    hub.deliver('job', { id: 'a', version: 1 });
    hub.deliver('job', { id: 'b', version: 1 });
    expect((await first).value).toEqual({ id: 'b', version: 1 });
  });

  it('tells everybody of a gap', async () => {
    const hub = createEventHub();
    const jobs = hub.subscribe('job', running(), () => false)[Symbol.asyncIterator]();
    const first = jobs.next();
    hub.announceGap();
    expect((await first).value).toBeNull();
  });

  it('ends when the signal aborts, whether it waits or not', async () => {
    const hub = createEventHub();
    const stop = new AbortController();
    const jobs = hub.subscribe('job', stop.signal)[Symbol.asyncIterator]();
    const waiting = jobs.next();
    await setImmediate();
    stop.abort();
    expect((await waiting).done).toBe(true);
    hub.deliver('job', { id: 'a', version: 1 });
    expect((await hub.subscribe('job', stop.signal)[Symbol.asyncIterator]().next()).done).toBe(true);
  });
});
