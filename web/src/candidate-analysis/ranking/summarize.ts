import type { CandidateTable } from './candidateTable.ts';
import type { Ranking } from './rankTable.ts';

export interface Summary {
  /** One decimal; null when nobody has a score. */
  averageScore: number | null;
  top: { row: number; score: number } | null;
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
    averageScore: oneDecimal(average(people, tenths), 10),
    top: best === undefined || bestTenths < 0 ? null : { row: best, score: bestTenths / 10 },
    averageYears: oneDecimal(average(people, table.years), 1),
  };
}

/** Unscored (-1) and unknown (NaN) values do not count. */
function average(rows: Uint32Array, values: Int16Array | Float64Array): number | null {
  let sum = 0;
  let count = 0;
  for (let place = 0; place < rows.length; place++) {
    const value = values[rows[place] as number] as number;
    if (!(value >= 0)) continue;
    sum += value;
    count++;
  }
  return count > 0 ? sum / count : null;
}

function oneDecimal(value: number | null, unit: number): number | null {
  return value === null ? null : Math.round((value / unit) * 10) / 10;
}
