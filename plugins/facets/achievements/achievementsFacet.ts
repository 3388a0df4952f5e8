import { definePlugin, type Facet, type FacetScore } from '../../contract.ts';
import { countEnglish, countRussian, notStated } from '../phrases.ts';
import { roundScore } from '../roundScore.ts';

/** Ten achievements reach 100. */
const valueOfOne = 10;
const achievements = ['достижение', 'достижения', 'достижений'] as const;

/** Sentences with a measured result, 10 points each. Shown to everyone, weighed only when the user gives it a weight. */
export const achievementsFacet = definePlugin<Facet>({
  id: 'achievements',
  version: '1',
  kind: 'facet',
  label: { en: 'Achievements', ru: 'Достижения' },
  defaultWeight: 0,
  score(facts): FacetScore {
    const count = facts.achievements.length;
    if (count === 0)
      return { value: 0, explanation: notStated('Achievements with figures', 'Достижения с цифрами'), evidence: [] };
    return {
      value: roundScore(count * valueOfOne),
      explanation: {
        en: `${countEnglish(count, 'achievement')} with a measured result, ${valueOfOne} points each up to 100.`,
        ru: `${countRussian(count, achievements)} с измеримым результатом, по ${valueOfOne} баллов, не более 100.`,
      },
      evidence: facts.achievements.flatMap((fact) => fact.evidence.slice(0, 1)),
    };
  },
});
