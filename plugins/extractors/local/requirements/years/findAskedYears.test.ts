import { describe, expect, it } from 'vitest';
import { findAskedYears } from './findAskedYears.ts';

function years(text: string): number[] {
  return findAskedYears(text).map((found) => found.years);
}

describe('findAskedYears', () => {
  it.each([
    ['5+ years of experience with Java', 5],
    ['At least three years of relevant experience', 3],
    ['3-5 years in a similar role', 3],
    ['3 to 5 years of experience', 3],
    ['Minimum of 2 (two) years as a nurse', 2],
    ['two (2) years of experience', 2],
    ['10 or more years of progressive experience', 10],
    ['6 months of experience', 0.5],
    ['5 yrs. experience', 5],
    ['Опыт работы от 3 лет', 3],
    ['Опыт работы: 1–3 года', 1],
    ['Стаж не менее пяти лет', 5],
    ['опыт от года', 1],
    ['опыт от 6 месяцев', 0.5],
    ['опыт работы 3-х лет', 3],
    ['At least a year of bar work', 1],
    ['Two to four years’ experience', 2],
    ['You have spent the last four years in logistics', 4],
    ['минимум год занимались подбором', 1],
    ['не меньше года', 1],
  ])('reads "%s" as %f', (text, expected) => {
    expect(years(text)).toEqual([expected]);
  });

  it.each([
    'Founded 20 years ago',
    'You must be at least 18 years old',
    'over the last 5 years we grew',
    'компания 15 лет на рынке',
    'старше 18 лет',
    'тебе есть 18 лет',
    '18 years or older',
    'помогать в первые три месяца',
    '$40,000 a year',
    '2 years contract',
    'Windows 10 and Office 2016',
  ])('finds no asked years in "%s"', (text) => {
    expect(years(text)).toEqual([]);
  });

  it('quotes what it read', () => {
    const text = 'You have at least 3 years of hands-on experience.';
    expect(findAskedYears(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'at least 3 years of hands-on experience',
    ]);
  });
});
