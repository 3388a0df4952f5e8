import type { AssessedRequirement, Claim, ConsistencyCheck } from '../../../contract/assessment.ts';
import { isProven } from '../isMet.ts';
import { labelled } from './findStrengths.ts';

const most = 10;

/** Must-haves that are not proven, knock-outs first, and the findings of the consistency checks. */
export function findConcerns(requirements: readonly AssessedRequirement[], checks: readonly ConsistencyCheck[]): Claim[] {
  const open = requirements
    .filter(({ importance, verdict }) => importance === 'must' && !isProven(verdict))
    .toSorted((a, b) => Number(b.knockOut) - Number(a.knockOut))
    .map(({ label, explanation, evidence, lookedFor }) => ({ text: labelled(label, explanation), evidence, lookedFor }));
  return [...open, ...checks.flatMap(({ findings }) => findings)].slice(0, most);
}
