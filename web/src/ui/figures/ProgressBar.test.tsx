import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

it.each([
  [-0.5, '0'],
  [0.4, '40'],
  [1.7, '100'],
])('stays between 0 and 100: %d shows %s', (value, percent) => {
  render(<ProgressBar label="Progress" value={value} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent);
});
