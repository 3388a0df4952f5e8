import type { Estimate } from './estimate.ts';

/** A decision about a person, and the score that ranks them within their position. */
export interface Scored {
  wentOn: boolean;
  score: number;
}

/** The 97.5th percentile of the standard normal distribution. */
const z = 1.959964;

/**
 * How often the ranking puts somebody who went on above somebody who was rejected at the same position; equal scores count half. This is the area under the ROC
 * curve (the statistic of Mann and Whitney 1947) over the pairs within positions. The interval is that of DeLong, DeLong & Clarke-Pearson (Biometrics 44,
 * 1988), with their sums taken over all positions. Null when no position has both. Pure.
 *
 * If every pair agrees, DeLong's variance is 0. The lower limit is then that of Clopper & Pearson (1934) for as many tries without a failure as there are
 * people in the smaller group. With only one person in a group the interval is 0 to 1.
 */
export function pairwiseAuc(positions: readonly (readonly Scored[])[]): Estimate | null {
  const estimated = estimate(
    positions,
    positions.map((members) => countWins(members)),
  );
  if (estimated === null) return null;
  const { value, smaller } = estimated;
  const surest = 0.025 ** (1 / smaller);
  if (value === 1) return { value, low: smaller < 2 ? 0 : surest, high: 1 };
  if (value === 0) return { value, low: 0, high: smaller < 2 ? 1 : 1 - surest };
  return { value, low: Math.max(0, estimated.low), high: Math.min(1, estimated.high) };
}

/**
 * How much larger the area is with other scores for the same people, given in the same order. The interval is DeLong's for two correlated areas. Null as in
 * {@link pairwiseAuc}. Pure.
 */
export function aucGain(before: readonly (readonly Scored[])[], after: readonly (readonly Scored[])[]): Estimate | null {
  const gains = before.map((members, position) => {
    const [old, fresh] = [countWins(members), countWins(after[position] ?? [])];
    return old.map((wins, index) => (fresh[index] ?? 0) - wins);
  });
  const estimated = estimate(before, gains);
  if (estimated === null) return null;
  const { value, low, high } = estimated;
  return { value, low: Math.max(-1, low), high: Math.min(1, high) };
}

/** @param wins by position and member: in how many of their pairs (or by how many more) the ranking is right */
function estimate(
  positions: readonly (readonly Scored[])[],
  wins: readonly Float64Array[],
): (Estimate & { smaller: number }) | null {
  const sizes = positions.map((members) => {
    const wentOn = members.filter((member) => member.wentOn).length;
    return { wentOn, rejected: members.length - wentOn };
  });
  const compared = sizes.map(({ wentOn, rejected }) => wentOn > 0 && rejected > 0);
  let [pairs, right, wentOn, rejected] = [0, 0, 0, 0];
  positions.forEach((members, position) => {
    const size = sizes[position];
    if (!compared[position] || size === undefined) return;
    pairs += size.wentOn * size.rejected;
    wentOn += size.wentOn;
    rejected += size.rejected;
    members.forEach((member, index) => {
      if (member.wentOn) right += wins[position]?.[index] ?? 0;
    });
  });
  if (pairs === 0) return null;
  const value = right / pairs;
  let [fromWentOn, fromRejected] = [0, 0];
  positions.forEach((members, position) => {
    const size = sizes[position];
    if (!compared[position] || size === undefined) return;
    members.forEach((member, index) => {
      const others = member.wentOn ? size.rejected : size.wentOn;
      const part = (((wins[position]?.[index] ?? 0) - value * others) / pairs) ** 2;
      if (member.wentOn) fromWentOn += part;
      else fromRejected += part;
    });
  });
  const smaller = Math.min(wentOn, rejected);
  if (smaller < 2) return { value, low: -Infinity, high: Infinity, smaller };
  const variance = (fromWentOn * wentOn) / (wentOn - 1) + (fromRejected * rejected) / (rejected - 1);
  const half = z * Math.sqrt(variance);
  return { value, low: value - half, high: value + half, smaller };
}

/** By member: for people who went on, how many rejected people rank below them; for rejected people, how many who went on rank above them. Ties count half. */
function countWins(members: readonly Scored[]): Float64Array {
  const order = members.map((_, index) => index).sort((a, b) => (members[a]?.score ?? 0) - (members[b]?.score ?? 0));
  const wins = new Float64Array(members.length);
  const wentOn = members.filter((member) => member.wentOn).length;
  let [wentOnBelow, rejectedBelow] = [0, 0];
  for (let start = 0; start < order.length; ) {
    let end = start;
    let tiedWentOn = 0;
    const score = members[order[start] ?? 0]?.score;
    for (; end < order.length && members[order[end] ?? 0]?.score === score; end++)
      if (members[order[end] ?? 0]?.wentOn) tiedWentOn++;
    const tiedRejected = end - start - tiedWentOn;
    for (const index of order.slice(start, end))
      wins[index] = members[index]?.wentOn
        ? rejectedBelow + tiedRejected / 2
        : wentOn - wentOnBelow - tiedWentOn + tiedWentOn / 2;
    wentOnBelow += tiedWentOn;
    rejectedBelow += tiedRejected;
    start = end;
  }
  return wins;
}
