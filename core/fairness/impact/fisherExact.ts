/** Relative tolerance within which a table counts as equally likely as the observed one, as in R's fisher.test. */
const tolerance = 1 + 1e-7;

/** A group of people and how many of them are above the line. */
export interface Share {
  count: number;
  above: number;
}

/**
 * Two-sided p of Fisher's exact test: the probability that two groups differ at least as much as these by chance. The sum of the probabilities of all tables
 * with the same margins that are not more likely than the observed one (Fisher 1935; defined as in R's `fisher.test`).
 */
export function fisherExact(one: Share, other: Share): number {
  const people = one.count + other.count;
  const above = one.above + other.above;
  const fewest = Math.max(0, above - other.count);
  const most = Math.min(one.count, above);
  const logFactorial = logFactorials(people);
  const choose = (n: number, k: number) => (logFactorial[n] ?? 0) - (logFactorial[k] ?? 0) - (logFactorial[n - k] ?? 0);
  const probability = (k: number) => Math.exp(choose(one.count, k) + choose(other.count, above - k) - choose(people, above));
  const limit = probability(one.above) * tolerance;
  let sum = 0;
  for (let k = fewest; k <= most; k++) {
    const likely = probability(k);
    if (likely <= limit) sum += likely;
  }
  return Math.min(1, sum);
}

function logFactorials(largest: number): Float64Array {
  const logs = new Float64Array(largest + 1);
  for (let n = 2; n <= largest; n++) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
}
