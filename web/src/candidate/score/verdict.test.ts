import { expect, it } from 'vitest';
import { relevanceWord, verdictText } from './verdict.ts';

it.each([
  [100, 'Excellent - Highly Recommended'],
  [90, 'Excellent - Highly Recommended'],
  [89.9, 'Good - Recommended'],
  [70, 'Good - Recommended'],
  [69.9, 'Average - Consider'],
  [50, 'Average - Consider'],
  [49.9, 'Below Average - Not Recommended'],
  [0, 'Below Average - Not Recommended'],
])('calls an overall score of %d "%s"', (score, text) => {
  expect(verdictText(score)).toBe(text);
});

it.each([
  [90, 'Strong Yes'],
  [89.9, 'Yes'],
  [75, 'Yes'],
  [74.9, 'Partial'],
  [50, 'Partial'],
  [49.9, 'Weak'],
  [0.1, 'Weak'],
  [0, 'No'],
])('calls a relevance of %d "%s"', (score, word) => {
  expect(relevanceWord(score)).toBe(word);
});
