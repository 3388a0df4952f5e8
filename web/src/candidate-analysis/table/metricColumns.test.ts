import { describe, expect, it } from 'vitest';
import { inOrder, metricColumns } from './metricColumns.ts';

const facet = (key: string) => ({ key, label: key, defaultWeight: 0.1 });
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe('metricColumns', () => {
  it('has the documented columns, and one for every other facet', () => {
    const facets = ['skills', 'experience', 'education', 'growth', 'achievements', 'charisma'].map(facet);
    expect(ids(metricColumns(facets))).toEqual([
      'relevance',
      'payment',
      'achievements',
      'skills',
      'growth',
      'experience',
      'facet.education',
      'facet.charisma',
    ]);
  });

  it('leaves out the column of a facet that is not registered', () => {
    expect(ids(metricColumns([facet('skills')]))).toEqual(['relevance', 'payment', 'skills', 'experience']);
  });
});

describe('inOrder', () => {
  it('follows the stored order, with new columns last', () => {
    const columns = metricColumns([facet('skills'), facet('charisma')]);
    expect(ids(inOrder(columns, ['experience', 'gone', 'relevance']))).toEqual([
      'experience',
      'relevance',
      'payment',
      'skills',
      'facet.charisma',
    ]);
  });
});
