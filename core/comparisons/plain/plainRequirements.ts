import type { RequirementItem } from '../../../plugins/contract/relevance.ts';
import type { ProjectRequirements } from '../../../plugins/contract.ts';
import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';

/** Labels as must-have skills: an API user says no more of them. */
export function plainRequirements(labels: readonly string[]): RequirementItem[] {
  return labels.map((label) => {
    const known = normalizeSkill(label);
    return {
      label,
      known: known?.name ?? null,
      kind: known?.category === 'soft' ? 'soft-skill' : 'skill',
      category: known?.category ?? 'other',
      importance: 'must',
      minYears: null,
      knockOut: false,
      level: null,
    };
  });
}

/** What facets score against when only skills and years are asked for. */
export function requirementsOf({
  requiredSkills,
  minYears = null,
}: {
  requiredSkills: readonly string[];
  minYears?: number | null | undefined;
}): ProjectRequirements {
  return {
    title: null,
    requiredSkills: [...requiredSkills],
    niceSkills: [],
    minYears,
    educationLevel: null,
    certifications: [],
    languages: [],
  };
}
