import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before whoever else waits has a turn. */
const turn = 10;

/** Works through a list as `map` does, but never holds the event loop for longer than one item and a few milliseconds take. */
export async function inTurns<Item, Result>(
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
