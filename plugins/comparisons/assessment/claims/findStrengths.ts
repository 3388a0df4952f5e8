import type { AssessedRequirement, Claim } from '../../../contract/assessment.ts';
import type { ResumeFacts } from '../../../contract.ts';
import { isProven } from '../isMet.ts';

const most = { requirements: 8, achievements: 3 };

/** Requirements that are met, must-haves first, and measured results. */
export function findStrengths(requirements: readonly AssessedRequirement[], facts: ResumeFacts): Claim[] {
  const met = requirements
    .filter(({ verdict }) => isProven(verdict))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most.requirements)
    .map(({ label, explanation, evidence }) => ({ text: labelled(label, explanation), evidence, lookedFor: [] }));
  const results = facts.achievements.slice(0, most.achievements).map(({ value, evidence }) => ({
    text: { en: `Measured result: ${value}`, ru: `Измеримый результат: ${value}` },
    evidence,
    lookedFor: [],
  }));
  return [...met, ...results];
}

/** Must-haves before nice-to-haves, then higher scores first, then the position's order. */
function rank({ importance, verdict }: AssessedRequirement): number {
  return (importance === 'must' ? 0 : 2) + (verdict === 'strong-yes' ? 0 : 1);
}

/** "Kubernetes: 4.2 years in two jobs." */
export function labelled(label: string, explanation: Claim['text']): Claim['text'] {
  // "English: Native." already says what it is about.
  const write = (text: string) => (text.toLowerCase().startsWith(`${label.toLowerCase()}:`) ? text : `${label}: ${text}`);
  return { en: write(explanation.en), ru: write(explanation.ru ?? explanation.en) };
}
