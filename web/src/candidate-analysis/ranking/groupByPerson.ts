import type { CandidateTable } from './candidateTable.ts';

export interface Grouped {
  /** One row a person, the best, in the order given. */
  best: Uint32Array;
  /** The person's other rows by the best one, in the order given. */
  others: ReadonlyMap<number, readonly number[]>;
}

/** Leaves one row a person, the first in the order: several documents of one person stand as one, whatever the weights and the search. */
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
