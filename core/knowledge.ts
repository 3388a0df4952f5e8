import type { EducationLevel } from '../plugins/contract.ts';
import { DEGREE_FORMS } from '../plugins/knowledge/degrees.ts';
import { LANGUAGES } from '../plugins/knowledge/languages.ts';
import { findSkills, normalizeSkill, skillAlternatives } from '../plugins/knowledge/skills.ts';

/** The English name of a spoken language ("немецкий" → German); null when it is unknown. */
export function normalizeLanguage(name: string): string | null {
  return LANGUAGES.get(name.trim().toLowerCase()) ?? null;
}

/** Canonical names of the alternatives: "Python or JS" gives Python and JavaScript; any other name gives itself. */
export function canonicalAlternatives(name: string): string[] {
  return skillAlternatives(name).map((one) => normalizeSkill(one)?.name ?? one);
}

/** Canonical names of the skills in a text, each once, in the order of the text. */
export function findSkillNames(text: string): string[] {
  return [...new Set(findSkills(text).map(({ skill }) => skill.name))];
}

const degreeForms = DEGREE_FORMS.map(({ pattern, caseSensitive, level }) => ({
  level,
  form: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, caseSensitive ? 'u' : 'iu'),
}));

/** The level of the degree in a text ("Bachelor's in Physics", "высшее образование"); null without one. */
export function findDegreeLevel(text: string): EducationLevel | null {
  return degreeForms.find(({ form }) => form.test(text))?.level ?? null;
}
