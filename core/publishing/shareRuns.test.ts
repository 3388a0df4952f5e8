import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSharedRuns } from './shareRuns.ts';

describe('createSharedRuns', () => {
  it('runs once for calls of one moment, and once more for all that come during the run', async () => {
    const share = createSharedRuns();
    let runs = 0;
    let running = 0;
    const work = async () => {
      runs++;
      expect(++running).toBe(1);
      await sleep(10);
      running--;
    };
    await Promise.all([share('a', work), share('a', work), share('b', async () => {})]);
    expect(runs).toBe(1);
    const third = share('a', work);
    await sleep(5);
    await Promise.all([third, share('a', work), share('a', work)]);
    expect(runs).toBe(3);
  });

  it('tells each caller of a failure, and goes on', async () => {
    const share = createSharedRuns();
    const fail = () => Promise.reject(new Error('away'));
    const results = await Promise.allSettled([share('a', fail), share('a', fail)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(share('a', async () => {})).resolves.toBeUndefined();
  });
});
