import { type EducationLevel, educationLevels } from '../contract.ts';
import { findDegreeNames } from './degrees/findDegreeNames.ts';

/** The highest level of the degrees that a text names ("Bachelor's in Physics", "высшее образование", "Licence professionnelle"); null if it names none. */
export function findDegreeLevel(text: string): EducationLevel | null {
  const named = new Set(findDegreeNames(text, true).map(({ level }) => level));
  return educationLevels.toReversed().find((level) => named.has(level)) ?? null;
}
