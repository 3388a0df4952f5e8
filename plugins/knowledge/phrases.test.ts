import { describe, expect, it } from 'vitest';
import { countEnglish, countRussian, listShort, notFound } from './phrases.ts';

const years = ['год', 'года', 'лет'] as const;

describe('phrases', () => {
  it('takes the English singular for one only', () => {
    expect(countEnglish(1, 'year')).toBe('1 year');
    expect(countEnglish(2.5, 'year')).toBe('2.5 years');
    expect(countEnglish(0, 'study', 'studies')).toBe('0 studies');
  });

  it('declines Russian nouns after numbers', () => {
    const said = [0, 1, 2, 5, 11, 12, 21, 22, 2.5].map((count) => countRussian(count, years));
    expect(said).toEqual(['0 лет', '1 год', '2 года', '5 лет', '11 лет', '12 лет', '21 год', '22 года', '2,5 года']);
  });

  it('shortens long lists and says how many are left', () => {
    expect(listShort(['a', 'b', 'c'], 2)).toBe('a, b (+1)');
    expect(listShort(['a', 'b'], 2)).toBe('a, b');
  });

  it('names the subject that the document does not state', () => {
    expect(notFound('education', 'Образование не указано')).toEqual({
      en: 'No education found.',
      ru: 'Образование не указано.',
    });
  });
});
