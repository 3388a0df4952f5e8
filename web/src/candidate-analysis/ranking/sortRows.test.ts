import { describe, expect, it } from 'vitest';
import { decodeScoreMatrix } from './decodeScoreMatrix.ts';
import { packMatrix } from './packMatrix.ts';
import { rankTable } from './rankTable.ts';
import { sortRows } from './sortRows.ts';

const rows = [
  { name: 'Cee', values: [50, 10], matchedSkills: 2, years: null },
  { name: 'Bee', values: [90, null], matchedSkills: 5, years: 3 },
  { name: 'Ada', values: [70, 30], matchedSkills: 5, years: 12 },
  { name: 'Dee', values: [null, 20], matchedSkills: 0, years: 7 },
].map((row, index) => ({ ...row, id: `00000000-0000-7000-8000-00000000000${index}`, payment: null }));
const table = decodeScoreMatrix(packMatrix(['skills', 'growth'], rows));
const ranking = rankTable(table, [1, 0]);

function names(order: Uint32Array): (string | undefined)[] {
  return Array.from(order, (row) => rows[row]?.name);
}

describe('sortRows', () => {
  it('puts the best score first by default and the unscored last in both directions', () => {
    expect(names(sortRows(table, ranking, 'score', 'desc'))).toEqual(['Bee', 'Ada', 'Cee', 'Dee']);
    expect(names(sortRows(table, ranking, 'score', 'asc'))).toEqual(['Cee', 'Ada', 'Bee', 'Dee']);
  });

  it('sorts by name', () => {
    expect(names(sortRows(table, ranking, 'name', 'asc'))).toEqual(['Ada', 'Bee', 'Cee', 'Dee']);
    expect(names(sortRows(table, ranking, 'name', 'desc'))).toEqual(['Dee', 'Cee', 'Bee', 'Ada']);
  });

  it('keeps unknown numbers last in both directions', () => {
    expect(names(sortRows(table, ranking, 'years', 'desc'))).toEqual(['Ada', 'Dee', 'Bee', 'Cee']);
    expect(names(sortRows(table, ranking, 'years', 'asc'))).toEqual(['Bee', 'Dee', 'Ada', 'Cee']);
  });

  it('sorts by a facet and keeps the ranking among equals', () => {
    expect(names(sortRows(table, ranking, 'facet:growth', 'desc'))).toEqual(['Ada', 'Dee', 'Cee', 'Bee']);
    expect(names(sortRows(table, ranking, 'matchedSkills', 'desc'))).toEqual(['Bee', 'Ada', 'Cee', 'Dee']);
  });

  it('leaves the ranking as it is for a facet nobody registered', () => {
    expect(names(sortRows(table, ranking, 'facet:unheard', 'desc'))).toEqual(['Bee', 'Ada', 'Cee', 'Dee']);
  });
});
