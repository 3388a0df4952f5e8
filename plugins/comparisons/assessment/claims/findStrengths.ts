import type { ResumeFacts } from '../../../contract.ts';
import type { AssessedRequirement, Claim } from '../../assessment.ts';

const most = { requirements: 8, achievements: 3 };

/** Requirements that are met, must-haves first, and measured results. */
export function findStrengths(requirements: readonly AssessedRequirement[], facts: ResumeFacts): Claim[] {
  const met = requirements
    .filter(({ verdict }) => isMet(verdict))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most.requirements)
    .map(({ label, explanation, evidence }) => ({ text: labelled(label, explanation), evidence, lookedFor: null }));
  const results = facts.achievements.slice(0, most.achievements).map(({ value, evidence }) => ({
    text: { en: `Measured result: ${value}`, ru: `Измеримый результат: ${value}` },
    evidence,
    lookedFor: null,
  }));
  return [...met, ...results];
}

export function isMet(verdict: AssessedRequirement['verdict']): boolean {
  return verdict === 'STRONG_YES' || verdict === 'YES';
}

/** Must-haves before nice-to-haves, the surer verdict first; the order of the position otherwise. */
function rank({ importance, verdict }: AssessedRequirement): number {
  return (importance === 'must' ? 0 : 2) + (verdict === 'STRONG_YES' ? 0 : 1);
}

/** "Kubernetes: 4.2 years in two jobs." */
export function labelled(label: string, explanation: Claim['text']): Claim['text'] {
  return { en: `${label}: ${explanation.en}`, ru: `${label}: ${explanation.ru ?? explanation.en}` };
}
