import { describe, expect, it } from 'vitest';
import type { CandidateTable } from './candidateTable.ts';
import { decodeScoreMatrix } from './decodeScoreMatrix.ts';
import { groupByPerson } from './groupByPerson.ts';
import { packMatrix } from './packMatrix.ts';
import { rankTable } from './rankTable.ts';
import { summarize } from './summarize.ts';

const row = (name: string, value: number | null, years: number | null, last: number, person = 0) => ({
  person,
  id: `00000000-0000-7000-8000-00000000000${last}`,
  name,
  values: [value],
  matchedSkills: 0,
  years,
  payment: null,
});

const summarizeAll = (table: CandidateTable) => {
  const ranking = rankTable(table, [1]);
  return summarize(table, ranking, groupByPerson(table, ranking.order).best);
};

describe('summarize', () => {
  it('leaves the unknown out of averages', () => {
    const table = decodeScoreMatrix(
      packMatrix(['skills'], [row('Ada', 70.1, 4, 1), row('Bo', null, null, 2), row('Cy', 80, 7, 3)]),
    );
    expect(summarizeAll(table)).toEqual({
      averageScore: 75.1,
      top: { row: 2, score: 80 },
      averageYears: 5.5,
    });
  });

  it('counts a person once, by the best document', () => {
    const rows = [row('Ada', 90, 4, 1, 1), row('Ada', 10, 40, 2, 1), row('Cy', 80, 6, 3)];
    expect(summarizeAll(decodeScoreMatrix(packMatrix(['skills'], rows)))).toMatchObject({ averageScore: 85, averageYears: 5 });
  });

  it('has nothing to say of nobody', () => {
    const table = decodeScoreMatrix(packMatrix(['skills'], []));
    expect(summarizeAll(table)).toEqual({ averageScore: null, top: null, averageYears: null });
  });
});
