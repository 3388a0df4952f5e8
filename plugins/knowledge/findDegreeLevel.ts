import type { EducationLevel } from '../contract.ts';
import { degreeForms } from './degrees/degrees.ts';
import { findNationalDegrees } from './degrees/findNationalDegrees.ts';

const forms = degreeForms.map(({ pattern, caseSensitive, level }) => ({
  level,
  form: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, caseSensitive ? 'u' : 'iu'),
}));

/** The level of the degree that a text names ("Bachelor's in Physics", "высшее образование", "Licence professionnelle"); null if it names none. */
export function findDegreeLevel(text: string): EducationLevel | null {
  return forms.find(({ form }) => form.test(text))?.level ?? findNationalDegrees(text)[0]?.level ?? null;
}
