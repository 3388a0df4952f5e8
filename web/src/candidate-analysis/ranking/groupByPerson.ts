import type { CandidateTable } from './candidateTable.ts';

export interface Grouped {
  /** The best row of each person, in the given order. */
  best: Uint32Array;
  /** Each person's other rows by the best row, in the given order. */
  others: ReadonlyMap<number, readonly number[]>;
}

/** Keeps one row per person, the first in the order: several documents of one person appear as one, whatever the weights and the search. */
export function groupByPerson({ persons }: CandidateTable, order: Uint32Array): Grouped {
  const first = new Map<number, number>();
  const others = new Map<number, number[]>();
  const best = order.filter((row) => {
    const person = persons[row] ?? 0;
    const leader = person === 0 ? row : (first.get(person) ?? row);
    if (person !== 0) first.set(person, leader);
    if (leader !== row) others.set(leader, [...(others.get(leader) ?? []), row]);
    return leader === row;
  });
  return { best, others };
}
