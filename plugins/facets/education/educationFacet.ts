import { definePlugin, type EducationLevel, type Facet, type FacetScore } from '../../contract.ts';
import { degreeNames, type HeldDegree, highestHeld } from '../../knowledge/heldDegree.ts';
import { notFound } from '../../knowledge/phrases.ts';
import { roundScore } from '../roundScore.ts';

/** What a finished degree of each level is worth. */
const levelValues: Record<EducationLevel, number> = { secondary: 55, associate: 70, bachelor: 80, master: 90, doctorate: 100 };
/** Subtracted when the project requires a higher degree than the candidate holds. */
const belowRequired = 20;
/** The candidate's highest degree, less 20 points when a higher one is required. */
export const educationFacet = definePlugin<Facet>({
  id: 'education',
  version: '2',
  kind: 'facet',
  label: { en: 'Education Level', ru: 'Уровень образования' },
  method: {
    en: `Highest degree: secondary ${levelValues.secondary}, college ${levelValues.associate}, bachelor ${levelValues.bachelor}, master ${levelValues.master}, doctorate ${levelValues.doctorate}; minus ${belowRequired} if the position requires a higher one; 0 if none is stated.`,
    ru: `Высшая степень: среднее ${levelValues.secondary}, колледж ${levelValues.associate}, бакалавр ${levelValues.bachelor}, магистр ${levelValues.master}, доктор ${levelValues.doctorate}; минус ${belowRequired}, если требуется более высокая; 0, если не указано.`,
  },
  defaultWeight: 0.1,
  score(facts, requirements): FacetScore {
    const best = highestHeld(facts.education);
    if (best === null) return { value: 0, explanation: notFound('education', 'Образование не указано'), evidence: [] };
    const required = requirements.educationLevel;
    const short = required !== null && levelValues[best.level] < levelValues[required];
    return {
      value: roundScore(levelValues[best.level] - (short ? belowRequired : 0)),
      explanation: explain(best, required, short),
      evidence: best.fact.evidence,
    };
  },
});

function explain(best: HeldDegree, required: EducationLevel | null, short: boolean) {
  const written = best.fact.value.degree ?? best.fact.value.institution;
  const quoted = written === null ? { en: '', ru: '' } : { en: ` (“${written}”)`, ru: ` («${written}»)` };
  const running = best.fact.value.current ? { en: ', still studying', ru: ', обучение не закончено' } : { en: '', ru: '' };
  const name = degreeNames[best.level];
  return {
    en: `${name.en}${quoted.en}${running.en}. ${requiredPhrase(required, short).en}.`,
    ru: `${name.ru}${quoted.ru}${running.ru}. ${requiredPhrase(required, short).ru}.`,
  };
}

function requiredPhrase(required: EducationLevel | null, short: boolean) {
  if (required === null) return { en: 'No degree required', ru: 'Требований к образованию нет' };
  const name = degreeNames[required];
  return short
    ? {
        en: `Below ${lowerFirst(name.en)}: −${belowRequired}`,
        ru: `Ниже требуемого (${lowerFirst(name.ru)}): −${belowRequired}`,
      }
    : { en: `Required: ${lowerFirst(name.en)}`, ru: `Требуется: ${lowerFirst(name.ru)}` };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
