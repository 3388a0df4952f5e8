import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before the event loop gets a turn. */
const turn = 10;

/** Like `map`, but yields to the event loop every few milliseconds. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let until = performance.now() + turn;
  for (const [place, item] of items.entries()) {
    if (performance.now() > until) {
      await setImmediate();
      until = performance.now() + turn;
    }
    results.push(work(item, place));
  }
  return results;
}
