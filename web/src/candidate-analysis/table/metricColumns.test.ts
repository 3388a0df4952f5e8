import { describe, expect, it } from 'vitest';
import { inOrder, metricColumns } from './metricColumns.ts';

const facet = (key: string, id: string | null = `facet.${key}`, unit = 'POINTS') => {
  const column = id === null ? null : { id, label: key.toUpperCase(), unit };
  return { key, label: key, defaultWeight: 0.1, column };
};
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe('metricColumns', () => {
  it('has the documented columns in their order, then one for every other facet that has one', () => {
    const facets = [
      facet('charisma'),
      facet('skills', 'relevance', 'PERCENT'),
      facet('experience', null),
      facet('growth', 'growth', 'COUNT'),
      facet('achievements', 'achievements', 'COUNT'),
      facet('education'),
    ];
    const columns = metricColumns(facets);
    expect(ids(columns)).toEqual([
      'relevance',
      'payment',
      'achievements',
      'skills',
      'growth',
      'experience',
      'facet.charisma',
      'facet.education',
    ]);
    expect(columns.find(({ id }) => id === 'facet.charisma')).toEqual({
      id: 'facet.charisma',
      label: 'CHARISMA',
      sort: 'facet:charisma',
      facet: 'charisma',
      unit: 'POINTS',
    });
  });

  it('leaves out the column of a facet that is not registered', () => {
    expect(ids(metricColumns([facet('skills', 'relevance')]))).toEqual(['relevance', 'payment', 'skills', 'experience']);
  });
});

describe('inOrder', () => {
  it('follows the stored order, with new columns last', () => {
    const columns = metricColumns([facet('skills', 'relevance'), facet('charisma')]);
    expect(ids(inOrder(columns, ['experience', 'gone', 'relevance']))).toEqual([
      'experience',
      'relevance',
      'payment',
      'skills',
      'facet.charisma',
    ]);
  });
});
