import { describe, expect, it } from 'vitest';
import { changeDifferences, filtersOf, hasFilters, noFilters, readDifferences } from './differencesAddress.ts';

const read = (address: string) => readDifferences(new URLSearchParams(address));

describe('readDifferences', () => {
  it('reads every parameter', () => {
    expect(read('u_skills=Rust,%20Go&u_min=60&u_rare=1&u_cert=AWS&u_edu=physics&page=3')).toEqual({
      skills: ['Rust', 'Go'],
      minUniqueness: 60,
      rareOnly: true,
      certification: 'AWS',
      education: 'physics',
      page: 3,
    });
  });

  it.each(['', 'u_min=abc&page=x', 'u_min=-5&page=0', 'u_min=101&u_rare=yes', 'u_skills=,,%20&u_min=NaN&page=Infinity'])(
    'falls back for %j',
    (address) => expect(read(address)).toEqual({ ...noFilters, page: 1 }),
  );

  it('cuts what is longer than the server takes', () => {
    const long = 'x'.repeat(500);
    const state = read(`u_skills=${Array.from({ length: 30 }, (_, n) => `${n}${long}`).join(',')}&u_cert=${long}`);
    expect([state.skills.length, state.skills[0]?.length, state.certification.length]).toEqual([20, 100, 200]);
  });
});

describe('changeDifferences', () => {
  it('keeps the rest of the address, leaves defaults out and starts at page 1', () => {
    const before = new URLSearchParams('project=p1&tab=differences&u_min=40&page=3');
    expect(changeDifferences(before, { minUniqueness: 0, rareOnly: true }).toString()).toBe(
      'project=p1&tab=differences&u_rare=1',
    );
    expect(changeDifferences(before, { page: 2 }).get('page')).toBe('2');
  });

  it('brings everything back', () => {
    const state = read('u_skills=Rust&u_min=60&u_rare=1&u_cert=AWS&u_edu=physics');
    expect(readDifferences(changeDifferences(new URLSearchParams(), state))).toEqual(state);
    expect([hasFilters(state), hasFilters({ ...noFilters, page: 2 })]).toEqual([true, false]);
    expect(filtersOf(state)).not.toHaveProperty('page');
  });
});
