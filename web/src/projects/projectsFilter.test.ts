import { describe, expect, it } from 'vitest';
import { readProjectsFilter, writeProjectsFilter } from './projectsFilter.ts';

describe('the filter of the positions in the address', () => {
  it('is empty for the plain list', () => {
    expect(readProjectsFilter(new URLSearchParams())).toEqual({
      search: '',
      status: 'all',
      department: 'all',
      archived: false,
      sort: 'CREATED_AT',
      direction: 'DESC',
    });
    expect(writeProjectsFilter(new URLSearchParams(), {}).toString()).toBe('');
  });

  it('comes back as it was written, and leaves other parameters alone', () => {
    const change = {
      search: 'react',
      status: 'ON_HOLD',
      department: 'AI/ML',
      archived: true,
      sort: 'TITLE',
      direction: 'DESC',
    } as const;
    const params = writeProjectsFilter(new URLSearchParams('position=7'), change);
    expect(params.get('position')).toBe('7');
    expect(readProjectsFilter(params)).toEqual(change);
  });

  it('takes what it does not know for nothing', () => {
    const filter = readProjectsFilter(new URLSearchParams('status=gone&department=Sales&sort=colour&dir=up'));
    expect(filter).toEqual(readProjectsFilter(new URLSearchParams()));
  });

  it('starts each order the way it is looked for', () => {
    expect(readProjectsFilter(new URLSearchParams('sort=candidates')).direction).toBe('DESC');
    expect(readProjectsFilter(new URLSearchParams('sort=location')).direction).toBe('ASC');
  });
});
