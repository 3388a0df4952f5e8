import { m } from '../../paraglide/messages.js';

/** The requirements form while it is edited: every field is text, as specified. */
export interface RequirementsForm {
  position: string;
  experience: string;
  education: string;
  salary: string;
  requiredSkills: readonly string[];
}

export const lineFields = ['position', 'experience', 'education', 'salary'] as const;
export type LineField = (typeof lineFields)[number];

export const lineLabels: Record<LineField, () => string> = {
  position: m.review_position,
  experience: m.review_experience,
  education: m.review_education,
  salary: m.review_salary,
};

export interface StoredRequirements {
  readonly position: string | null | undefined;
  readonly experience: string | null | undefined;
  readonly education: string | null | undefined;
  readonly salary: string | null | undefined;
  readonly requiredSkills: readonly string[];
}

export function toForm(stored: StoredRequirements | null | undefined): RequirementsForm {
  return {
    position: stored?.position ?? '',
    experience: stored?.experience ?? '',
    education: stored?.education ?? '',
    salary: stored?.salary ?? '',
    requiredSkills: stored?.requiredSkills ?? [],
  };
}

/** Adds names that are not in the list yet, ignoring case. A choice counts as present in any order of its options. */
export function addSkills(skills: readonly string[], added: readonly string[]): string[] {
  const present = new Set(skills.map(keyOf));
  return [...skills, ...added.filter((skill) => !present.has(keyOf(skill)) && present.add(keyOf(skill)))];
}

function keyOf(skill: string): string {
  return skill
    .toLowerCase()
    .split(/(?<!\s)\s+(?:or|или)\s+/u)
    .toSorted()
    .join(' or ');
}

export function sameForm(left: RequirementsForm, right: RequirementsForm): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
