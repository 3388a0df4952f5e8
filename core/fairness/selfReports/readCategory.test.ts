import { describe, expect, it } from 'vitest';
import english from '../../../web/messages/impact/en.json' with { type: 'json' };
import russian from '../../../web/messages/impact/ru.json' with { type: 'json' };
import { readRaceEthnicity, readSex } from './readCategory.ts';

describe.each([
  ['English', english],
  ['Russian', russian],
])('the answers that the form offers in %s', (_language, words) => {
  it('are understood', () => {
    expect([words.impact_male, words.impact_female, words.impact_unsaid].map(readSex)).toEqual(['MALE', 'FEMALE', null]);
    const races = [
      words.impact_hispanic,
      words.impact_white,
      words.impact_black,
      words.impact_pacific,
      words.impact_asian,
      words.impact_native,
      words.impact_two_or_more,
      words.impact_unsaid,
    ];
    expect(races.map(readRaceEthnicity)).toEqual([
      'HISPANIC',
      'WHITE',
      'BLACK',
      'PACIFIC_ISLANDER',
      'ASIAN',
      'NATIVE_AMERICAN',
      'TWO_OR_MORE',
      null,
    ]);
  });
});
