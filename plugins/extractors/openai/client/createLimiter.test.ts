import { describe, expect, it } from 'vitest';
import { createLimiter } from './createLimiter.ts';

describe('createLimiter', () => {
  const { signal } = new AbortController();

  function task(limited: ReturnType<typeof createLimiter>, started: string[], name: string, stop = signal) {
    const ended = { end: () => {} };
    const run = limited(stop, () => {
      started.push(name);
      return new Promise<string>((resolve) => {
        ended.end = () => resolve(name);
      });
    });
    return { run, end: () => ended.end() };
  }

  it('runs as many as it may, and the others in their order', async () => {
    const limited = createLimiter(2);
    const started: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => task(limited, started, name));
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    b?.end();
    await b?.run;
    await expect.poll(() => started).toEqual(['a', 'b', 'c']);
    a?.end();
    await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
    c?.end();
    d?.end();
    expect(await Promise.all([a?.run, c?.run, d?.run])).toEqual(['a', 'c', 'd']);
  });

  it('passes over one that was called off while it waited', async () => {
    const limited = createLimiter(1);
    const started: string[] = [];
    const stop = new AbortController();
    const first = task(limited, started, 'first');
    const waiting = task(limited, started, 'waiting', stop.signal);
    const last = task(limited, started, 'last');
    const refused = waiting.run.catch((error: Error) => error.message);
    stop.abort();
    expect(await refused).toContain('called off');
    first.end();
    await first.run;
    await expect.poll(() => started).toEqual(['first', 'last']);
    last.end();
    await last.run;
  });

  it('gives the place free when the work fails', async () => {
    const limited = createLimiter(1);
    await expect(limited(signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limited(signal, async () => 'next')).toBe('next');
  });

  it('starts nothing that is called off already', async () => {
    const limited = createLimiter(1);
    await expect(limited(AbortSignal.abort(), async () => 'never')).rejects.toThrow('aborted');
  });
});
