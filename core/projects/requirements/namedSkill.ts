import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';

/** A skill that a user has named, as a requirement: with the name it is matched by, if it is known. */
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
