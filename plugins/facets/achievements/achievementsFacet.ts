import { definePlugin, type Facet, type FacetScore } from '../../contract.ts';
import { countEnglish, countRussian, notFound } from '../../knowledge/phrases.ts';
import { roundScore } from '../roundScore.ts';

/** Ten achievements reach 100. */
const valueOfOne = 10;
const results = ['измеримый результат', 'измеримых результата', 'измеримых результатов'] as const;

/** Sentences with a measured result, 10 points each. Always shown; counts only when the user gives it a weight. */
export const achievementsFacet = definePlugin<Facet>({
  id: 'achievements',
  version: '2',
  kind: 'facet',
  label: { en: 'Achievements', ru: 'Достижения' },
  method: {
    en: `${valueOfOne} points for each measurable result, 100 at most.`,
    ru: `По ${valueOfOne} баллов за каждый измеримый результат, всего не больше 100.`,
  },
  column: { id: 'achievements', unit: 'count' },
  defaultWeight: 0,
  score(facts): FacetScore {
    const count = facts.achievements.length;
    if (count === 0)
      return { value: 0, explanation: notFound('measurable results', 'Измеримых результатов не найдено'), evidence: [] };
    return {
      value: roundScore(count * valueOfOne),
      explanation: {
        en: `${countEnglish(count, 'measurable result')}, ${valueOfOne} points each, 100 at most.`,
        ru: `${countRussian(count, results)}, по ${valueOfOne} баллов, всего не больше 100.`,
      },
      evidence: facts.achievements.flatMap((fact) => fact.evidence.slice(0, 1)),
    };
  },
});
