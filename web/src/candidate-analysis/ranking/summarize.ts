import { type CandidateTable, nameOf } from './candidateTable.ts';
import type { Ranking } from './rankTable.ts';

export interface Summary {
  /** One decimal; null when nobody has a score. */
  averageScore: number | null;
  top: { name: string; score: number } | null;
  averageYears: number | null;
}

/**
 * Summary figures of all people in a ranking.
 *
 * @param people rows, best first, one per person
 */
export function summarize(table: CandidateTable, { tenths }: Ranking, people: Uint32Array): Summary {
  const best = people[0];
  const bestTenths = best === undefined ? -1 : (tenths[best] ?? -1);
  return {
    averageScore: oneDecimal(
      average(people, (row) => notNegative(tenths[row])),
      10,
    ),
    top: best === undefined || bestTenths < 0 ? null : { name: nameOf(table, best), score: bestTenths / 10 },
    averageYears: oneDecimal(
      average(people, (row) => notNegative(table.years[row])),
      1,
    ),
  };
}

/** Unscored (-1) and unknown (NaN) values do not count. */
function notNegative(value: number | undefined): number | null {
  return value !== undefined && value >= 0 ? value : null;
}

function average(rows: Uint32Array, read: (row: number) => number | null): number | null {
  let sum = 0;
  let count = 0;
  for (const row of rows) {
    const value = read(row);
    if (value === null) continue;
    sum += value;
    count++;
  }
  return count > 0 ? sum / count : null;
}

function oneDecimal(value: number | null, unit: number): number | null {
  return value === null ? null : Math.round((value / unit) * 10) / 10;
}
