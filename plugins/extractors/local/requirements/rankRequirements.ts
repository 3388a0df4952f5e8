import type { Requirement, RequirementKind } from '../../../contract.ts';
import { isTool } from './skills/mention.ts';

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
/** This many skills come before everything else; the rest of a long list follows the other kinds of musts. */
const leadingSkills = 5;

/**
 * Most important first: musts before nice-to-haves; a few skills, then the other musts, then the rest; names before practices, and more confident ones
 * first.
 */
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

/** A proper name says more than a practice, which few CVs mention. */
function generality(requirement: Requirement): number {
  return isTool({ ...requirement, name: requirement.label }) ? 0 : 1;
}

function position(requirement: Requirement): number {
  return requirement.evidence[0]?.start ?? 0;
}
