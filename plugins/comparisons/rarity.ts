/** How many candidates of a group have each thing, by its key (`matchName`, or the folded text of a line). */
export type Holders = Pick<ReadonlyMap<string, number>, 'get'>;

/** A thing that a candidate has, and how many of the group have it, the candidate included. */
export interface Held {
  /** As the candidate's document prints it. */
  name: string;
  holders: number;
}

/** Rare means that at most one in fifty of the group has it, and always when only one has it. */
const rareShare = 0.02;

/** The mean is taken over at least this many things, so that a single odd word does not make a hidden gem. */
const fewestThings = 5;

export function countHolders(lists: Iterable<readonly string[]>): Map<string, number> {
  const holders = new Map<string, number>();
  for (const keys of lists) for (const key of new Set(keys)) holders.set(key, (holders.get(key) ?? 0) + 1);
  return holders;
}

export function isRare(holders: number, groupSize: number): boolean {
  return groupSize > 1 && holders <= Math.max(1, groupSize * rareShare);
}

/**
 * How unusual a candidate is in a group, 0 to 100 with one decimal: the mean self-information (Shannon) of the candidate's skills and certificates,
 * `-log(holders / size)`, as a share of the maximum for a group of this size, `log(size)`. A thing that everybody has counts 0, one that nobody else has counts
 * 1, one that half of a hundred have counts 0.15. Null (unknown) in a group of one, and for candidates who state no skill or certificate.
 *
 * @param holders number of candidates with each of the candidate's skills and certificates
 */
export function uniquenessScore(holders: ArrayLike<number>, groupSize: number): number | null {
  if (groupSize < 2 || holders.length === 0) return null;
  const most = Math.log(groupSize);
  let sum = 0;
  for (let index = 0; index < holders.length; index++)
    sum += most - Math.log(Math.min(groupSize, Math.max(1, holders[index] ?? 1)));
  return Math.round((sum / most / Math.max(fewestThings, holders.length)) * 1000) / 10;
}
