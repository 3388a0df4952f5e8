import { describe, expect, it } from 'vitest';
import { degreePatterns } from '../degrees/degreePatterns.ts';
import { alternativesOf, beginningsOf } from './beginningsOf.ts';

describe('beginningsOf', () => {
  it.each([
    ['Doctor(?:ate)?|Ph\\.?D', ['Doc', 'Ph']],
    ['(?:Executive\\s+)?(?<!Scrum\\s)Master', ['Exe', 'Mas']],
    ['(?:M|m)\\.?Sc', ['M', 'm']],
    ['E?MBA', ['E', 'MBA']],
    ['\\d+th grade', ['']],
    ['Dip[(|]\\(x|GED', ['Dip', 'GED']],
  ])('of %s', (pattern, found) => {
    expect(beginningsOf(pattern)).toEqual(found);
  });

  it('knows how nearly every degree begins', () => {
    const rows = degreePatterns.flatMap((one) => alternativesOf(one.rows));
    expect(rows.filter((row) => beginningsOf(row).includes('')).length).toBeLessThan(rows.length / 3);
  });
});
