import { describe, expect, it } from 'vitest';
import { gapFeatures, lineFeatures } from './breakFeatures.ts';
import { wordsOf } from './breakWords.ts';

function looksBefore(word: string, text: string): string[] {
  const words = wordsOf(text);
  return gapFeatures(text, words)[words.findIndex((one) => one.text === word)]?.looks ?? [];
}

describe('gapFeatures', () => {
  const text = 'Our cooks (three of them) know PostgreSQL Excel Requirements: Experience with ovens';

  it('knows usual headings, names of skills, brackets and beginnings of items', () => {
    expect(looksBefore('Requirements:', text)).toContain('heading begins begins');
    expect(looksBefore('Experience', text).some((one) => one.startsWith('heading ended'))).toBe(true);
    expect(looksBefore('Excel', text)).toContain('known behindbefore aAA');
    expect(looksBefore('of', text)).toContain('in brackets true');
    expect(looksBefore('Experience', text)).toContain('item true :false');
  });

  it('begins no line within a known name', () => {
    const words = wordsOf('Knowledge of Amazon Web Services and ovens');
    expect(gapFeatures(words.map((word) => word.text).join(' '), words).map(({ closed }) => closed)).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('keeps words apart from looks, so that they can be hidden in training', () => {
    const words = wordsOf(text);
    const [, second] = gapFeatures(text, words);
    expect(second?.words).toContain('right a cooks');
    expect(second?.looks.some((one) => one.includes('cooks'))).toBe(false);
  });
});

describe('lineFeatures', () => {
  it('compares the word with the beginnings of the lines before it', () => {
    const words = wordsOf('Washing dishes Cleaning floors');
    expect(lineFeatures(words, 0, 0, 2)).toContain('parallel true true true');
    expect(lineFeatures(words, 0, 0, 1)).toContain('parallel false false true');
  });
});
