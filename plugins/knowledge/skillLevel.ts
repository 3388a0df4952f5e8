export type SkillLevel = 'Junior' | 'Middle' | 'Senior';

/** By years of work: Senior from 7, Middle from 4, else Junior; null when they are unknown. */
export function skillLevel(years: number | null): SkillLevel | null {
  if (years === null) return null;
  if (years >= 7) return 'Senior';
  return years >= 4 ? 'Middle' : 'Junior';
}
