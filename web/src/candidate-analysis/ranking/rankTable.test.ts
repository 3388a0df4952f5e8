import { describe, expect, it } from 'vitest';
import { compareRanked, overallScore } from '../../../../plugins/facets/overallScore.ts';
import { uuidOf } from './candidateTable.ts';
import { decodeScoreMatrix } from './decodeScoreMatrix.ts';
import { madeRows } from './madeRows.ts';
import { type MatrixRow, packMatrix } from './packMatrix.ts';
import { rankTable, scoreOfRow } from './rankTable.ts';

const facets = ['skills', 'experience', 'education', 'certifications', 'growth'];
const rows = madeRows(3000, facets.length);
const table = decodeScoreMatrix(packMatrix(facets, rows));

const weightings: [name: string, weights: number[]][] = [
  ['the default weights', [0.45, 0.25, 0.1, 0.1, 0.1]],
  ['weights that do not sum to 1', [45, 80, 3, 0, 17]],
  ['one facet alone', [0, 0, 1, 0, 0]],
  ['thirds', [1 / 3, 1 / 3, 1 / 3, 0, 0]],
  ['nothing at all', [0, 0, 0, 0, 0]],
];

describe('rankTable', () => {
  it.each(weightings)('gives the scores of overallScore under %s', (_, weights) => {
    const ranking = rankTable(table, weights);
    expect(rows.map((_row, index) => scoreOfRow(ranking, index))).toEqual(rows.map((row) => overallScore(row.values, weights)));
  });

  it.each(weightings)('orders as compareRanked does under %s', (_, weights) => {
    const expected = rows
      .map(({ id, values, standing = 0, matchedSkills, years, name }) => ({
        id,
        standing,
        overall: overallScore(values, weights),
        matchedSkills,
        years,
        name,
      }))
      .sort(compareRanked);
    const { order } = rankTable(table, weights);
    expect(Array.from(order, (row) => uuidOf(table, row))).toEqual(expected.map(({ id }) => id));
  });

  it('breaks ties by matched skills, then years, then name, unknown years last, and puts who misses a knock-out below all', () => {
    const base: MatrixRow = { id: uuid(1), name: 'Bauer', values: [80], matchedSkills: 4, years: 5, payment: null };
    const tied = decodeScoreMatrix(
      packMatrix(
        ['skills'],
        [
          { ...base, id: uuid(1), years: null },
          base,
          { ...base, id: uuid(3), name: 'Arndt' },
          { ...base, id: uuid(4), years: 6 },
          { ...base, id: uuid(5), matchedSkills: 5, years: 0 },
          { ...base, id: uuid(6), values: [80.1], matchedSkills: 0 },
          { ...base, id: uuid(7), values: [null], matchedSkills: 9 },
          { ...base, id: uuid(8), values: [99], standing: 1 },
        ],
      ),
    );
    expect(Array.from(rankTable(tied, [1]).order)).toEqual([5, 4, 3, 2, 1, 0, 6, 7]);
  });

  it('ranks a position without candidates', () => {
    const empty = decodeScoreMatrix(packMatrix(facets, []));
    expect(rankTable(empty, [1, 1, 1, 1, 1]).order).toHaveLength(0);
  });
});

function uuid(last: number): string {
  return `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`;
}
