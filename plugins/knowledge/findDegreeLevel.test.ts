import { describe, expect, it } from 'vitest';
import { findNationalDegrees } from './degrees/findNationalDegrees.ts';
import { findDegreeLevel } from './findDegreeLevel.ts';

describe('findDegreeLevel', () => {
  it.each([
    ['Civilingenjör i maskinteknik', 'master'],
    ['Licence professionnelle', 'bachelor'],
    ['Gesellenbrief als Tischler', 'associate'],
    ['Lise Diploması', 'secondary'],
    ['Высшее (бакалавриат)', 'bachelor'],
    ["Bachelor's in Physics", 'bachelor'],
    ['no degree at all', null],
  ])('knows the level of %s', (text, level) => expect(findDegreeLevel(text)).toBe(level));
});

describe('findNationalDegrees', () => {
  it('takes the longest name', () => {
    const text = 'HBO Associate degree, Hogeschool Utrecht';
    expect(findNationalDegrees(text).map(({ start, end }) => text.slice(start, end))).toEqual(['HBO Associate degree']);
  });

  it('leaves schools that are called like a degree', () => {
    expect(findNationalDegrees('Новосибирский техникум связи')).toEqual([]);
    expect(findNationalDegrees('the BTS of a mobile network, a promotion')).toHaveLength(1);
  });
});
