import type { CandidateTable } from './candidateTable.ts';

export interface Grouped {
  /** The best row of each person, in the given order. */
  best: Uint32Array;
  /** Each person's other rows by the best row, in the given order. */
  others: ReadonlyMap<number, readonly number[]>;
}

/** Keeps one row per person, the first in the order: several documents of one person appear as one, whatever the weights and the search. */
export function groupByPerson({ persons }: CandidateTable, order: Uint32Array): Grouped {
  const leaders = new Int32Array(highest(persons) + 1).fill(-1);
  const others = new Map<number, number[]>();
  const best = new Uint32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place++) {
    const row = order[place] as number;
    const person = persons[row] as number;
    const leader = person === 0 ? -1 : (leaders[person] as number);
    if (leader >= 0) {
      const twins = others.get(leader);
      if (twins) twins.push(row);
      else others.set(leader, [row]);
      continue;
    }
    if (person !== 0) leaders[person] = row;
    best[count++] = row;
  }
  return { best: best.subarray(0, count), others };
}

function highest(persons: Uint32Array): number {
  let most = 0;
  for (let row = 0; row < persons.length; row++) most = Math.max(most, persons[row] as number);
  return most;
}
