import { expect, it } from 'vitest';
import { exportedAtFirst, poolColumns, rowHeight } from './poolColumns.ts';

it('has the documented columns, widths and sort keys', () => {
  expect(rowHeight).toBe(68);
  expect(poolColumns.map(({ id, width }) => [id, width])).toEqual([
    ['candidate', 280],
    ['skills', 380],
    ['experience', 120],
    ['education', 260],
    ['location', 200],
    ['contact', 160],
    ['actions', 140],
  ]);
  const sortable = poolColumns.filter(({ sort }) => sort !== undefined).map(({ id }) => id);
  expect(sortable).toEqual(expect.arrayContaining(['skills', 'experience', 'education', 'location']));
});

it('exports contact and actions only when they are asked for', () => {
  const hidden = poolColumns.filter(({ id }) => !exportedAtFirst.includes(id)).map(({ id }) => id);
  expect(hidden).toEqual(['contact', 'actions']);
});
