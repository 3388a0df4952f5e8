import type { EducationLevel } from '../../plugins/contract.ts';
import { DEGREE_FORMS } from '../../plugins/knowledge/degrees.ts';
import { LANGUAGES } from '../../plugins/knowledge/languages.ts';
import { findSkills, normalizeSkill, skillAlternatives } from '../../plugins/knowledge/skills.ts';
import type { Knowledge } from './documentEngine.ts';

export const knowledge: Knowledge = {
  normalizeSkill,
  normalizeLanguage: (name) => LANGUAGES.get(name.trim().toLowerCase()) ?? null,
  skillAlternatives: (name) => skillAlternatives(name).map((one) => normalizeSkill(one)?.name ?? one),
  findSkills: (text) => [...new Set(findSkills(text).map(({ skill }) => skill.name))],
  findDegreeLevel,
};

const degreeForms = DEGREE_FORMS.map(({ pattern, caseSensitive, level }) => ({
  level,
  form: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, caseSensitive ? 'u' : 'iu'),
}));

function findDegreeLevel(text: string): EducationLevel | null {
  return degreeForms.find(({ form }) => form.test(text))?.level ?? null;
}
