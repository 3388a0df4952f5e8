import type { Requirement, RequirementKind } from '../../../contract.ts';
import { isTool } from './mergeMentions.ts';

/** What recruiters look at first. */
const kinds: readonly RequirementKind[] = [
  'skill',
  'certification',
  'language',
  'experience',
  'education',
  'soft-skill',
  'other',
];
/** Of a list of skills so many stand before everything else; the rest of a long list follows the other kinds of musts. */
const leadingSkills = 5;

/** Most important first: musts before nice-to-haves, then a few skills, then what else must be, then the rest; names before practices, the surer first. */
export function rankRequirements(requirements: readonly Requirement[]): Requirement[] {
  const ranked = requirements.toSorted(
    (a, b) =>
      importance(a) - importance(b) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      generality(a) - generality(b) ||
      b.confidence - a.confidence ||
      position(a) - position(b),
  );
  const must = ranked.filter((one) => one.importance === 'must');
  const skills = must.filter(({ kind }) => kind === 'skill');
  const rest = must.filter(({ kind }) => kind !== 'skill' && kind !== 'soft-skill');
  const soft = must.filter(({ kind }) => kind === 'soft-skill');
  return [
    ...skills.slice(0, leadingSkills),
    ...rest,
    ...skills.slice(leadingSkills),
    ...soft,
    ...ranked.filter((one) => one.importance === 'nice'),
  ];
}

function importance(requirement: Requirement): number {
  return requirement.importance === 'must' ? 0 : 1;
}

/** A thing with a name of its own says more than a practice, which few CVs mention. */
function generality(requirement: Requirement): number {
  return isTool({ ...requirement, name: requirement.label }) ? 0 : 1;
}

function position(requirement: Requirement): number {
  return requirement.evidence[0]?.start ?? 0;
}
