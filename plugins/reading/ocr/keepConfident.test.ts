import { expect, it } from 'vitest';
import { keepConfident } from './keepConfident.ts';

it('keeps addresses and numbers of a page in an unknown alphabet, and no words that only look like words', () => {
  const word = (text: string, baseline: number, x0: number, confidence: number) => ({
    text,
    confidence,
    x0,
    x1: x0 + text.length * 12,
    y0: baseline - 20,
    y1: baseline + 5,
    baseline,
    lineHeight: 26,
  });
  const words = [
    word('Cokonos', 50, 0, 30),
    word('Oner', 50, 100, 96),
    word('MHE', 100, 0, 95),
    word('ada@mail.example', 150, 0, 93),
    word('+7', 150, 300, 60),
    word('Ha', 200, 0, 95),
    word('Docker', 200, 50, 96),
  ];
  expect(keepConfident(words).map(({ text }) => text)).toEqual(['ada@mail.example', '+7', 'Docker']);
});
