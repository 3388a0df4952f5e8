import type { Knowledge } from '../documents/documentEngine.ts';

export interface ProposedFields {
  department: string;
  location: string;
  type: string;
  level: string;
  skills: string[];
}

const departments: [RegExp, string][] = [
  [
    /\b(?:ai|ml|llm|nlp|machine learning|deep learning|computer vision|data scien\w*)\b|машинн\w* обучени\w*|нейросет\w*/iu,
    'AI/ML',
  ],
  [/\b(?:ui|ux|designer|design|illustrator)\b|дизайн/iu, 'Design'],
  [/\b(?:analyst|analytics|bi|business intelligence|data engineer)\b|аналити/iu, 'Analytics'],
  [
    /\b(?:devops|sre|infrastructure|platform|cloud|network|systems? administrator|sysadmin|site reliability)\b|администратор|инфраструктур/iu,
    'Infrastructure',
  ],
];

const levels: [RegExp, string][] = [
  [/\b(?:junior|jr|intern|trainee|entry[- ]level|graduate)\b|младш|стаж[её]р/iu, 'Junior Level'],
  [/\b(?:mid(?:dle)?|mid[- ]level|intermediate)\b|мидл/iu, 'Mid Level'],
];

const types: [RegExp, string][] = [
  [/\bpart[- ]time\b|частичн\w* занятост/iu, 'Part-time'],
  [/\b(?:contract(?:or)?|freelance(?:r)?|temporary)\b|по договору|фриланс/iu, 'Contract'],
];

/** For positions whose text names no skill. */
const skillsByKeyword: [RegExp, string[]][] = [
  [/devops|\bsre\b|site reliability/iu, ['Docker', 'Kubernetes', 'CI/CD', 'AWS', 'Terraform', 'Linux']],
  [/front[- ]?end|фронтенд/iu, ['JavaScript', 'TypeScript', 'React', 'HTML', 'CSS']],
  [/back[- ]?end|бэкенд/iu, ['SQL', 'REST', 'Docker', 'Git', 'PostgreSQL']],
];

const maxSkills = 12;

/** What a title (and a description) suggests for the other fields: the defaults of a new position. */
export function proposeProjectFields(
  knowledge: Knowledge,
  { title, description = '' }: { title: string; description?: string },
): ProposedFields {
  // "DevOps" names the position, not a skill that a candidate lacks.
  const named = knowledge.findSkills(`${title}\n${description}`).filter((skill) => firstMatch(skillsByKeyword, skill) === null);
  return {
    department: firstMatch(departments, title) ?? 'Engineering',
    location: 'Remote',
    type: firstMatch(types, title) ?? 'Full-time',
    level: firstMatch(levels, title) ?? 'Senior Level',
    skills: (named.length > 0 ? named : (firstMatch(skillsByKeyword, title) ?? [])).slice(0, maxSkills),
  };
}

function firstMatch<T>(rules: readonly [RegExp, T][], text: string): T | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
