import type { AssessedRequirement, Claim, ConsistencyCheck } from '../../assessment.ts';
import { isMet, labelled } from './findStrengths.ts';

const most = 10;

/** Must-haves that are not shown to be met, knock-outs first, and what the consistency checks found. */
export function findConcerns(requirements: readonly AssessedRequirement[], checks: readonly ConsistencyCheck[]): Claim[] {
  const open = requirements
    .filter(({ importance, verdict }) => importance === 'must' && !isMet(verdict))
    .toSorted((a, b) => Number(b.knockOut) - Number(a.knockOut))
    .map(({ label, explanation, evidence, lookedFor }) => ({ text: labelled(label, explanation), evidence, lookedFor }));
  return [...open, ...checks.flatMap(({ findings }) => findings)].slice(0, most);
}
