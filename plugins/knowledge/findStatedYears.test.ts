import { describe, expect, it } from 'vitest';
import { findStatedYears } from './findStatedYears.ts';

describe('findStatedYears', () => {
  it.each([
    ['7+ years of experience in retail', 7],
    ['over twelve years of nursing experience', 12],
    ['Опыт работы 5 лет', 5],
    ['медсестра с 8 лет опыта', 8],
  ])('reads %s', (text, years) => {
    expect(findStatedYears(text)[0]?.years).toBe(years);
  });

  it('reads no years that are not of experience', () => {
    expect(findStatedYears('The plant has run for 7 years. Aged 34.')).toEqual([]);
  });
});
