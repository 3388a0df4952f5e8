import type { AssessedRequirement, Assessment, RecommendationVerdict } from '../../../contract/assessment.ts';
import type { Verdict } from '../../../contract/relevance.ts';
import type { LocalizedText } from '../../../contract.ts';
import { listShort } from '../../../knowledge/phrases.ts';

/** The specification's verdict words (section 9). */
const words: Record<RecommendationVerdict, LocalizedText> = {
  excellent: { en: 'Excellent - Highly Recommended', ru: 'Отлично — настоятельно рекомендуем' },
  good: { en: 'Good - Recommended', ru: 'Хорошо — рекомендуем' },
  average: { en: 'Average - Consider', ru: 'Средне — стоит рассмотреть' },
  'below-average': { en: 'Below Average - Not Recommended', ru: 'Ниже среднего — не рекомендуем' },
  unknown: { en: 'No recommendation: there is no score yet', ru: 'Рекомендации нет: оценка ещё не посчитана' },
};

/** The verdict by the overall score, and the must-haves that are missed or open. */
export function recommend(overall: number | null, requirements: readonly AssessedRequirement[]): Assessment['recommendation'] {
  const verdict = verdictOf(overall);
  const musts = requirements.filter(({ importance }) => importance === 'must');
  const named = (...verdicts: Verdict[]) => musts.filter((one) => verdicts.includes(one.verdict));
  const missed = named('no', 'weak');
  const parts = [
    words[verdict],
    list(
      missed.filter(({ knockOut }) => knockOut),
      { en: 'Misses a knock-out', ru: 'Не выполнено критичное' },
    ),
    list(
      missed.filter(({ knockOut }) => !knockOut),
      { en: 'Not met', ru: 'Не выполнено' },
    ),
    list(named('partial'), { en: 'Partly met', ru: 'Выполнено частично' }),
    list(named('unknown'), { en: 'Not stated', ru: 'Не указано' }),
  ].filter((part) => part !== null);
  return {
    verdict,
    text: {
      en: `${parts.map(({ en }) => en).join('. ')}.`,
      ru: `${parts.map(({ ru, en }) => ru ?? en).join('. ')}.`,
    },
  };
}

function list(requirements: readonly AssessedRequirement[], { en, ru }: LocalizedText): LocalizedText | null {
  const labels = listShort(requirements.map(({ label }) => label));
  return requirements.length === 0 ? null : { en: `${en}: ${labels}`, ru: `${ru ?? en}: ${labels}` };
}

function verdictOf(overall: number | null): RecommendationVerdict {
  if (overall === null) return 'unknown';
  if (overall >= 90) return 'excellent';
  if (overall >= 70) return 'good';
  return overall >= 50 ? 'average' : 'below-average';
}
