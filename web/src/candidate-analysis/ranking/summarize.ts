import type { CandidateTable } from './candidateTable.ts';
import type { Ranking } from './rankTable.ts';

export interface Summary {
  /** One decimal; null where nobody is scored. */
  averageScore: number | null;
  top: { name: string; score: number } | null;
  averageYears: number | null;
}

/** Figures of all candidates under a ranking. */
export function summarize(table: CandidateTable, { tenths, order }: Ranking): Summary {
  const best = order[0];
  const bestTenths = best === undefined ? -1 : (tenths[best] ?? -1);
  return {
    averageScore: oneDecimal(
      average(tenths, (value) => value >= 0),
      10,
    ),
    top: best === undefined || bestTenths < 0 ? null : { name: table.names[best] ?? '', score: bestTenths / 10 },
    averageYears: oneDecimal(
      average(table.years, (value) => !Number.isNaN(value)),
      1,
    ),
  };
}

function average(column: Int16Array | Float64Array, counts: (value: number) => boolean): number | null {
  let sum = 0;
  let count = 0;
  for (const value of column) {
    if (!counts(value)) continue;
    sum += value;
    count++;
  }
  return count > 0 ? sum / count : null;
}

function oneDecimal(value: number | null, unit: number): number | null {
  return value === null ? null : Math.round((value / unit) * 10) / 10;
}
