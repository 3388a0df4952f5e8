import type { LocalizedText } from '../../../contract.ts';
import { listShort } from '../../../knowledge/phrases.ts';
import type { AssessedRequirement, Assessment, RecommendationVerdict } from '../../assessment.ts';
import { isMet } from './findStrengths.ts';

/** The specification's verdict words (section 9). */
const words: Record<RecommendationVerdict, LocalizedText> = {
  excellent: { en: 'Excellent - Highly Recommended', ru: 'Отлично — настоятельно рекомендуем' },
  good: { en: 'Good - Recommended', ru: 'Хорошо — рекомендуем' },
  average: { en: 'Average - Consider', ru: 'Средне — стоит рассмотреть' },
  'below-average': { en: 'Below Average - Not Recommended', ru: 'Ниже среднего — не рекомендуем' },
  unknown: { en: 'No recommendation: there is no score yet', ru: 'Рекомендации нет: оценка ещё не посчитана' },
};

/** The verdict by the overall score, and which must-haves speak against it or are open. */
export function recommend(overall: number | null, requirements: readonly AssessedRequirement[]): Assessment['recommendation'] {
  const verdict = verdictOf(overall);
  const musts = requirements.filter(({ importance, verdict }) => importance === 'must' && !isMet(verdict));
  const [missed, open] = [
    musts.filter(({ verdict }) => verdict !== 'UNKNOWN').map(({ label }) => label),
    musts.filter(({ verdict }) => verdict === 'UNKNOWN').map(({ label }) => label),
  ];
  const knockedOut = musts.filter(({ knockOut, verdict }) => knockOut && verdict !== 'UNKNOWN').map(({ label }) => label);
  const parts = [
    words[verdict],
    knockedOut.length > 0 && {
      en: `Misses a knock-out: ${listShort(knockedOut)}`,
      ru: `Не выполнено критичное: ${listShort(knockedOut)}`,
    },
    missed.length > 0 && {
      en: `Not or only partly met: ${listShort(missed)}`,
      ru: `Не выполнено или частично: ${listShort(missed)}`,
    },
    open.length > 0 && { en: `Not stated: ${listShort(open)}`, ru: `Не указано: ${listShort(open)}` },
  ].filter((part) => part !== false);
  return {
    verdict,
    text: {
      en: `${parts.map(({ en }) => en).join('. ')}.`,
      ru: `${parts.map(({ ru, en }) => ru ?? en).join('. ')}.`,
    },
  };
}

function verdictOf(overall: number | null): RecommendationVerdict {
  if (overall === null) return 'unknown';
  if (overall >= 90) return 'excellent';
  if (overall >= 70) return 'good';
  return overall >= 50 ? 'average' : 'below-average';
}
