import { findSkillNames } from '../knowledge.ts';

export interface ProposedFields {
  department: string;
  location: string;
  type: string;
  level: string;
  skills: string[];
}

/** The specification's title keywords in its order; the first match wins. Whole words, so that "maintainer" is not AI. */
const departments: [RegExp, string][] = [
  [/\b(?:design\w*|ux)\b|дизайн/iu, 'Design'],
  [/\b(?:data|analysts?|analytics)\b|аналитик|данных/iu, 'Analytics'],
  [/\b(?:devops|infra|infrastructure|sre)\b|инфраструктур/iu, 'Infrastructure'],
  [/\b(?:ml|ai|machine learning|artificial intelligence)\b|машинн\p{L}* обучени|искусственн\p{L}* интеллект/iu, 'AI/ML'],
];

const levels: [RegExp, string][] = [
  [/\b(?:junior|jr|intern|trainee|entry[- ]level|graduate)\b|младш|стаж[её]р/iu, 'Junior Level'],
  [/\b(?:mid(?:dle)?|mid[- ]level|intermediate)\b|мидл/iu, 'Mid Level'],
];

const types: [RegExp, string][] = [
  [/\bpart[- ]time\b|частичн\w* занятост/iu, 'Part-time'],
  [/\b(?:contract(?:or)?|freelance(?:r)?|temporary)\b|по договору|фриланс/iu, 'Contract'],
];

/** The specification's default for all other titles. Without a title no skills are proposed. */
const usualSkills = ['React', 'TypeScript', 'CSS'];

/** Skills for titles that name no skill but a kind of work. They take precedence over those of the department (section 5, and mobile in section 3). */
const skillsByKeyword: [RegExp, string[]][] = [
  [/devops|\bsre\b|site reliability/iu, ['AWS', 'Docker', 'Kubernetes']],
  [/front[- ]?end|фронтенд/iu, usualSkills],
  [/back[- ]?end|бэкенд/iu, ['SQL', 'REST', 'Docker', 'Git', 'PostgreSQL']],
  [/\b(?:mobile|ios|android)\b|мобильн/iu, ['React Native', 'Swift', 'Kotlin']],
];

const skillsByDepartment: Record<string, string[]> = {
  Design: ['Figma', 'User Research', 'Prototyping'],
  Analytics: ['Python', 'SQL', 'Tableau'],
  Infrastructure: ['AWS', 'Docker', 'Kubernetes'],
  'AI/ML': ['Python', 'TensorFlow', 'PyTorch'],
};

const maxSkills = 12;

/** Defaults for a new project's other fields, suggested by its title and description. */
export function proposeProjectFields({ title, description = '' }: { title: string; description?: string }): ProposedFields {
  // In a title, "DevOps", "UX" or "ML" names the position, not a required skill.
  const inTitle = findSkillNames(title).filter((skill) => firstMatch(departments, skill) === null);
  const named = [...new Set([...inTitle, ...findSkillNames(description)])].filter(
    (skill) => firstMatch(skillsByKeyword, skill) === null,
  );
  const department = firstMatch(departments, title) ?? 'Engineering';
  const usual = firstMatch(skillsByKeyword, title) ?? skillsByDepartment[department] ?? (title.trim() === '' ? [] : usualSkills);
  return {
    department,
    location: 'Remote',
    type: firstMatch(types, title) ?? 'Full-time',
    level: firstMatch(levels, title) ?? 'Senior Level',
    skills: (named.length > 0 ? named : usual).slice(0, maxSkills),
  };
}

function firstMatch<T>(rules: readonly [RegExp, T][], text: string): T | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
