/** Pairs expected entries with found ones, best match first; each entry is used once. */
export function pairEntries<A, B>(
  expected: readonly A[],
  found: readonly B[],
  agreement: (a: A, b: B) => number,
): Map<number, number> {
  const scored = expected
    .flatMap((a, i) => found.map((b, j) => ({ i, j, score: agreement(a, b) })))
    .filter(({ score }) => score > 0)
    .sort((x, y) => y.score - x.score || x.i - y.i || x.j - y.j);
  const pairs = new Map<number, number>();
  const used = new Set<number>();
  for (const { i, j } of scored) {
    if (pairs.has(i) || used.has(j)) continue;
    pairs.set(i, j);
    used.add(j);
  }
  return pairs;
}
