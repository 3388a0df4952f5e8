import { describe, expect, it } from 'vitest';
import { decodeScoreMatrix } from './decodeScoreMatrix.ts';
import { packMatrix } from './packMatrix.ts';
import { rankTable } from './rankTable.ts';
import { summarize } from './summarize.ts';

const row = (name: string, value: number | null, years: number | null, last: number) => ({
  id: `00000000-0000-7000-8000-00000000000${last}`,
  name,
  values: [value],
  matchedSkills: 0,
  years,
  payment: null,
});

describe('summarize', () => {
  it('leaves the unknown out of averages', () => {
    const table = decodeScoreMatrix(
      packMatrix(['skills'], [row('Ada', 70.1, 4, 1), row('Bo', null, null, 2), row('Cy', 80, 7, 3)]),
    );
    expect(summarize(table, rankTable(table, [1]))).toEqual({
      averageScore: 75.1,
      top: { name: 'Cy', score: 80 },
      averageYears: 5.5,
    });
  });

  it('has nothing to say of nobody', () => {
    const table = decodeScoreMatrix(packMatrix(['skills'], []));
    expect(summarize(table, rankTable(table, [1]))).toEqual({ averageScore: null, top: null, averageYears: null });
  });
});
