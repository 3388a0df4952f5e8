import { createRandom, seed } from '../random.ts';
import type { Estimate } from './estimate.ts';

/** How many places count. */
const depth = 10;
const draws = 1_000;
const none = Math.exp(-1);

const discounts = Array.from({ length: depth }, (_, place) => 1 / Math.log2(place + 2));
/** The best possible sum, by number of people who went on. */
const ideals = [0, ...discounts.map((_, last) => sum(discounts.slice(0, last + 1)))];

/**
 * How far people who went on fill the first ten places of a position, higher places counting more: normalised discounted cumulative gain (Järvelin &
 * Kekäläinen, ACM TOIS 20, 2002) with a gain of 1 for people who went on and 0 for rejected ones, and a discount of log2(place + 1). The mean over the
 * positions that have both. The interval is the 2.5th to 97.5th percentile of a bootstrap: a thousand draws with a fixed seed, in which each person counts a
 * Poisson-distributed number of times with mean 1 (Hanley & MacGibbon, Comput. Methods Programs Biomed. 83, 2006). Null when no position has both. Pure.
 *
 * @param positions by position, best ranked first: who went on
 */
export function meanNdcg(positions: readonly (readonly boolean[])[]): Estimate | null {
  const compared = positions
    .filter((ranked) => ranked.includes(true) && ranked.includes(false))
    .map((ranked) => ({ ranked, wentOn: ranked.flatMap((wentOn, place) => (wentOn ? [place] : [])) }));
  if (compared.length === 0) return null;
  const random = createRandom(seed);
  const drawn = Array.from({ length: draws }, () => meanOf(compared.flatMap((position) => draw(position, () => poisson(random)))))
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  return {
    value: meanOf(compared.flatMap((position) => draw(position, () => 1))),
    low: drawn[Math.floor(0.025 * (drawn.length - 1))] ?? 0,
    high: drawn[Math.ceil(0.975 * (drawn.length - 1))] ?? 1,
  };
}

/** NDCG@10 with each person counted `times` times; empty when nobody who went on was counted. */
function draw({ ranked, wentOn }: { ranked: readonly boolean[]; wentOn: readonly number[] }, times: () => number): number[] {
  let [place, gain, found, index] = [0, 0, 0, 0];
  for (; index < ranked.length && place < depth; index++)
    for (let left = times(); left > 0; left--) {
      if (ranked[index]) {
        found++;
        gain += discounts[place] ?? 0;
      }
      place++;
    }
  // People below only matter for the best possible sum.
  for (let next = wentOn.findIndex((at) => at >= index); next >= 0 && next < wentOn.length && found < depth; next++)
    found += times();
  const ideal = ideals[Math.min(depth, found)] ?? 0;
  return ideal === 0 ? [] : [gain / ideal];
}

/** Knuth's method, for a mean of 1. */
function poisson(random: () => number): number {
  let count = 0;
  for (let product = random(); product > none; product *= random()) count++;
  return count;
}

function meanOf(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
