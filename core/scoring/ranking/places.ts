/** The places of a ranking, best first. Candidates with the same knock-out, score and matched skills share one. */
export interface Places {
  /** `placeKey` of each. */
  keys: number[];
  /** Candidates on each. */
  peers: number[];
}

/** The candidates whose places are among these, listed or not. */
export interface Near {
  first: number;
  last: number;
  /** The key of each. */
  keys: number[];
  ids: string[];
}

/** The keys of the places that a page shows, and the number of candidates before them. */
export function placesOfPage(
  { keys, peers }: Places,
  { skip, take }: { skip: number; take: number },
): { keys: number[]; before: number } {
  let before = 0;
  let first = 0;
  for (; first < keys.length && before + (peers[first] ?? 0) <= skip; first++) before += peers[first] ?? 0;
  let last = first;
  for (let end = before; last < keys.length && end < skip + take; last++) end += peers[last] ?? 0;
  return { keys: keys.slice(first, last), before };
}

/** Those on the given places, if they are known. */
export function pickNear(near: Near | null, keys: readonly number[]): Pick<Near, 'keys' | 'ids'> | null {
  if (near === null || keys.some((key) => key < near.first || near.last < key)) return null;
  const wanted = new Set(keys);
  const isWanted = (_: unknown, index: number) => wanted.has(near.keys[index] ?? Number.NaN);
  return { keys: near.keys.filter(isWanted), ids: near.ids.filter(isWanted) };
}
