import { expect, it } from 'vitest';
import { mapInTurns } from './mapInTurns.ts';

it('keeps the order, and lets other work run meanwhile', async () => {
  let others = 0;
  const timer = setInterval(() => others++, 1);
  const busy = (item: number) => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    return item * 2;
  };
  expect(await mapInTurns([1, 2, 3, 4, 5, 6, 7, 8], busy)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  clearInterval(timer);
  expect(others).toBeGreaterThan(0);
});
