import type { RequirementItem } from '../../../plugins/contract/relevance.ts';
import type { ProjectRequirements } from '../../../plugins/contract.ts';
import { namedSkill } from '../../projects/requirements/namedSkill.ts';

/** Labels as must-have skills: an API user says no more of them. */
export function plainRequirements(labels: readonly string[]): RequirementItem[] {
  return labels.map((label) => ({ ...namedSkill(label), importance: 'must', knockOut: false }));
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
