import type { departments } from './projectsFilter.ts';

type Department = (typeof departments)[number];

/** The specification's title keywords, in its order; first hit wins. Whole words, so that "Requirements" is not UX. */
const keywords: readonly (readonly [RegExp, Department])[] = [
  [/\b(design\w*|ux)\b|дизайн/i, 'Design'],
  [/\b(data|analysts?)\b|аналитик|данн/i, 'Analytics'],
  [/\b(devops|infra\w*|sre)\b|инфраструктур/i, 'Infrastructure'],
  [/\b(ml|ai)\b|машинн\p{L}* обучени/iu, 'AI/ML'],
];

/** The department that a position's title suggests; the drawer proposes it until the user picks one. */
export function proposeDepartment(title: string): Department {
  return keywords.find(([pattern]) => pattern.test(title))?.[1] ?? 'Engineering';
}
