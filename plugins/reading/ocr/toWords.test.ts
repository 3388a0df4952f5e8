import { describe, expect, it } from 'vitest';
import type { RecognisedWord } from './recogniser.ts';
import { meanConfidence, toWords } from './toWords.ts';

const word = (text: string, x0: number, confidence = 95): RecognisedWord => ({
  text,
  confidence,
  x0,
  y0: 100,
  x1: x0 + text.length * 12,
  y1: 126,
  baseline: 121,
  lineHeight: 26,
});

describe('toWords', () => {
  it('turns pixels into points', () => {
    const [first] = toWords([word('Ada', 200)], 2);
    expect(first).toMatchObject({ text: 'Ada', x0: 100, x1: 118, baseline: 60.5 });
    expect(first?.size).toBeGreaterThan(10);
  });

  it('mends bullets at the start of a line and the word I', () => {
    const texts = (words: RecognisedWord[]) => toWords(words, 2).map(({ text }) => text);
    expect(texts([word('«', 50), word('Wrote', 80), word('programs', 150)])).toEqual(['•', 'Wrote', 'programs']);
    expect(texts([word('then', 50), word('|', 105), word('wrote', 125)])).toEqual(['then', 'I', 'wrote']);
  });

  it('drops dirt and icons', () => {
    expect(
      toWords([word('Ada', 50), word('#%', 300, 12), word('London', 400), word('©', 480)], 2).map(({ text }) => text),
    ).toEqual(['Ada', 'London']);
  });

  it('weighs confidence by length', () => {
    expect(meanConfidence([word('abcdefgh', 0, 100), word('ab', 200, 50)])).toBe(0.9);
    expect(meanConfidence([])).toBe(0);
  });
});
