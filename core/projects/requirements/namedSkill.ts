import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';

/** A skill entered by a user as a requirement, with its known name for matching, if there is one. */
export function namedSkill(label: string) {
  const known = normalizeSkill(label);
  return {
    label,
    known: known?.name ?? null,
    kind: known?.category === 'soft' ? 'soft-skill' : 'skill',
    category: known?.category ?? 'other',
    minYears: null,
    level: null,
  } as const;
}
