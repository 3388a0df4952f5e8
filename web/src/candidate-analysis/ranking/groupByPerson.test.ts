import { expect, it } from 'vitest';
import { decodeScoreMatrix } from './decodeScoreMatrix.ts';
import { groupByPerson } from './groupByPerson.ts';
import { packMatrix } from './packMatrix.ts';
import { rankTable } from './rankTable.ts';

const row = (last: number, name: string, skills: number, growth: number, person = 0) => ({
  id: `00000000-0000-7000-8000-00000000000${last}`,
  name,
  values: [skills, growth],
  matchedSkills: 0,
  years: null,
  payment: null,
  person,
});
const rows = [
  row(1, 'Ada', 70, 90, 1),
  row(2, 'Bo', 80, 80),
  row(3, 'Ada L.', 90, 10, 1),
  row(4, 'Cy', 10, 20, 2),
  row(5, 'A. Lovelace', 60, 0, 1),
];
const table = decodeScoreMatrix(packMatrix(['skills', 'growth'], rows));
const namesOf = (order: Iterable<number>) => Array.from(order, (index) => rows[index]?.name);

it('leaves the best row of a person under the weights of the moment, and knows the others', () => {
  const bySkills = groupByPerson(table, rankTable(table, [1, 0]).order);
  expect(namesOf(bySkills.best)).toEqual(['Ada L.', 'Bo', 'Cy']);
  expect(namesOf(bySkills.others.get(2) ?? [])).toEqual(['Ada', 'A. Lovelace']);
  const byGrowth = groupByPerson(table, rankTable(table, [0, 1]).order);
  expect(namesOf(byGrowth.best)).toEqual(['Ada', 'Bo', 'Cy']);
});

it('groups only what a search has left', () => {
  const { best, others } = groupByPerson(table, Uint32Array.from([1, 4]));
  expect(namesOf(best)).toEqual(['Bo', 'A. Lovelace']);
  expect(others.size).toBe(0);
});
