import { expect, it } from 'vitest';
import { spellsBoth } from './certificateLines.ts';

it('knows the initials of a name that wraps', () => {
  expect(spellsBoth('Certified Scrum Product', 'Owner (CSPO), 2024')).toBe(true);
  expect(spellsBoth('Pre-Hospital Trauma Life', 'Support (PHTLS)')).toBe(true);
  expect(spellsBoth('First Aid at Work', 'Advanced Life Support (ALS)')).toBe(false);
  expect(spellsBoth('First Aid at Work', 'Food Hygiene (2021)')).toBe(false);
});
