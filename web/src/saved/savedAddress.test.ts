import { describe, expect, it } from 'vitest';
import { changeSavedAddress, countFilters, filterOf, noFilters, readSavedAddress } from './savedAddress.ts';

const read = (search: string) => readSavedAddress(new URLSearchParams(search));

describe('savedAddress', () => {
  it('starts with the whole ranges and the highest score first', () => {
    expect(read('')).toEqual({ ...noFilters, sort: 'SCORE_DESC' });
  });

  it('takes the documented values and ignores all others', () => {
    expect(read('q=go&status=shortlisted&smin=60&smax=90&emin=2&emax=9.5&skill=Go&skill=C%2B%2B&sort=expAsc')).toEqual({
      q: 'go',
      status: 'SHORTLISTED',
      minScore: 60,
      maxScore: 90,
      minYears: 2,
      maxYears: 9.5,
      skills: ['Go', 'C++'],
      sort: 'EXP_ASC',
    });
    expect(read('status=loved&smin=-1&smax=101&emin=x&emax=51&sort=constructor')).toEqual({ ...noFilters, sort: 'SCORE_DESC' });
  });

  it('leaves defaults out of the address and keeps other parameters', () => {
    const params = changeSavedAddress(new URLSearchParams('candidate=7'), { minScore: 50, skills: ['Go'], sort: 'NAME_ASC' });
    expect(params.toString()).toBe('candidate=7&smin=50&skill=Go&sort=nameAsc');
    expect(changeSavedAddress(params, { ...noFilters, sort: 'SCORE_DESC' }).toString()).toBe('candidate=7');
  });

  it('counts a range, a status and skills as a filter each, and the search as none', () => {
    expect(countFilters(read('q=go'))).toBe(0);
    expect(countFilters(read('status=hired&smin=5&smax=50&emax=9&skill=a&skill=b'))).toBe(4);
  });

  it('asks the server for the trimmed search', () => {
    expect(filterOf(read('q=+go+&status=saved'))).toMatchObject({ search: 'go', status: 'SAVED', minYears: 0, maxYears: 50 });
  });
});
