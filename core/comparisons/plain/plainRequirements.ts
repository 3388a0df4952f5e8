import type { RequirementItem } from '../../../plugins/contract/relevance.ts';
import type { ProjectRequirements } from '../../../plugins/contract.ts';
import { namedSkill } from '../../projects/requirements/namedSkill.ts';

/** Labels as must-have skills; API callers state nothing else about them. */
export function plainRequirements(labels: readonly string[]): RequirementItem[] {
  return labels.map((label) => ({ ...namedSkill(label), importance: 'must', knockOut: false }));
}

/** The requirements when only skills and years are given. */
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
