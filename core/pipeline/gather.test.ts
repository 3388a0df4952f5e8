import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGathering } from './gather.ts';

describe('createGathering', () => {
  /** Doubles numbers and keeps which it got together; refuses everything where there is a 13. */
  function doubling({ most = 3, patienceMs = 10_000, workMs = 0 } = {}) {
    const together: number[][] = [];
    const gathering = createGathering<number, number>({
      most,
      patienceMs,
      async work(items) {
        together.push([...items]);
        await sleep(workMs);
        if (items.includes(13)) throw new Error('unlucky');
        return items.map((item) => item * 2);
      },
    });
    return { gathering, together };
  }

  it('works on an item at once when no other is expected', async () => {
    const { gathering, together } = doubling();
    expect(await gathering.takePlace().handIn(1)).toBe(2);
    expect(together).toEqual([[1]]);
    expect(gathering.isEmpty).toBe(true);
  });

  it('waits for items that are expected, but not for those that turn out not to come', async () => {
    const { gathering, together } = doubling();
    const [one, two, three] = [gathering.takePlace(), gathering.takePlace(), gathering.takePlace()];
    const first = one.handIn(1);
    const second = two.handIn(2);
    expect(together).toEqual([]);
    three.leave();
    three.leave();
    expect(await Promise.all([first, second])).toEqual([2, 4]);
    expect(together).toEqual([[1, 2]]);
  });

  it('loses patience, and takes only so many at a time', async () => {
    const { gathering, together } = doubling({ patienceMs: 20 });
    const late = gathering.takePlace();
    expect(await gathering.takePlace().handIn(1)).toBe(2);
    const places = [2, 3, 4, 5].map((item) => [gathering.takePlace(), item] as const);
    expect(await Promise.all(places.map(([place, item]) => place.handIn(item)))).toEqual([4, 6, 8, 10]);
    expect(together).toEqual([[1], [2, 3, 4], [5]]);
    late.leave();
    expect(gathering.isEmpty).toBe(true);
  });

  it('keeps what comes during the work for the next time', async () => {
    const { gathering, together } = doubling({ workMs: 20 });
    const first = gathering.takePlace().handIn(1);
    const rest = [2, 3].map((item) => gathering.takePlace().handIn(item));
    expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6]);
    expect(together).toEqual([[1], [2, 3]]);
  });

  it('fails only the item that is to blame', async () => {
    const { gathering } = doubling();
    const places = [1, 13, 2].map((item) => [gathering.takePlace(), item] as const);
    const results = await Promise.allSettled(places.map(([place, item]) => place.handIn(item)));
    expect(results).toMatchObject([{ value: 2 }, { reason: { message: 'unlucky' } }, { value: 4 }]);
    expect(gathering.isEmpty).toBe(true);
  });
});
