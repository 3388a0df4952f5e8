import { describe, expect, it } from 'vitest';
import { changePoolAddress, countFilters, filterOf, readPoolAddress } from './poolAddress.ts';

const read = (text: string) => readPoolAddress(new URLSearchParams(text));

describe('readPoolAddress', () => {
  it('reads filters and order', () => {
    expect(
      read('q=a&sort=location&dir=desc&stage=offer&min=2&max=9.5&skills=Go,%20SQL&edu=master&place=Berlin&archived=1'),
    ).toEqual({
      q: 'a',
      sort: 'LOCATION',
      direction: 'DESC',
      stage: 'OFFER',
      minYears: 2,
      maxYears: 9.5,
      skills: 'Go, SQL',
      education: 'MASTER',
      location: 'Berlin',
      archived: true,
    });
  });

  it('takes bad values for absent ones', () => {
    const bad = read('sort=luck&dir=up&stage=gone&min=x&max=-3&edu=wizard&archived=yes');
    expect(bad).toEqual(read(''));
    expect(countFilters(bad)).toBe(0);
  });
});

describe('changePoolAddress', () => {
  it('keeps the rest of the address, leaves defaults out, and is read back', () => {
    const next = changePoolAddress(new URLSearchParams('project=p&tab=pool&q=go'), {
      sort: 'YEARS',
      direction: 'ASC',
      minYears: 0,
    });
    expect(next.toString()).toBe('project=p&tab=pool&q=go&sort=experience&dir=asc&min=0');
    expect(readPoolAddress(next)).toMatchObject({ sort: 'YEARS', direction: 'ASC', minYears: 0, q: 'go' });
    expect(changePoolAddress(next, { sort: 'OVERALL', direction: 'DESC', minYears: null }).toString()).toBe(
      'project=p&tab=pool&q=go',
    );
  });
});

describe('filterOf', () => {
  it('splits skills and cuts a search that is too long', () => {
    const filter = filterOf(read(`q=${'a'.repeat(300)}&skills=Go,,%20SQL`));
    expect([filter.skills, filter.search.length]).toEqual([['Go', 'SQL'], 200]);
  });
});
