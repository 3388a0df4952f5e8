import { describe, expect, it } from 'vitest';
import { abbreviatedDegrees } from '../degrees/degreeAbbreviations.ts';
import { degreeForms } from '../degrees/degrees.ts';
import { studyDegreeForms } from '../degrees/studyDegrees.ts';
import { beginningsOf } from './beginningsOf.ts';

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
    const forms = [...degreeForms, ...studyDegreeForms, ...abbreviatedDegrees];
    expect(forms.filter(({ pattern }) => beginningsOf(pattern).includes('')).length).toBeLessThan(forms.length / 4);
  });
});
