import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UniquenessBadge, uniquenessTone } from './UniquenessBadge.tsx';

it('colours uniqueness from 80, 60 and 40', () => {
  const scores = [80, 79.9, 60, 59.9, 40, 39.9];
  expect(scores.map(uniquenessTone)).toEqual(['emerald', 'blue', 'blue', 'yellow', 'yellow', 'gray']);
});

it.each([
  [80, '80.0Hidden Gem'],
  [79.9, '79.9'],
  [null, 'Unknown'],
])('of %s says "%s"', (score, text) => {
  const { container } = render(<UniquenessBadge score={score} />);
  expect(container.textContent).toBe(text);
});
