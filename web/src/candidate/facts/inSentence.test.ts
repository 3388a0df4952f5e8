import { expect, it } from 'vitest';
import { inSentence } from './inSentence.ts';

it.each([
  ['Years of experience', 'years of experience'],
  ['E-mail', 'e-mail'],
  ['LinkedIn', 'LinkedIn'],
  ['Эл. почта', 'эл. почта'],
])('writes %s inside a sentence as %s', (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});
