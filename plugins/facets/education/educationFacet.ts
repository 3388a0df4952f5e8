import { definePlugin, type Education, type EducationLevel, type Facet, type FacetScore, type Fact } from '../../contract.ts';
import { notStated } from '../phrases.ts';
import { roundScore } from '../roundScore.ts';

/** What a finished degree of each level is worth. */
const levelValues: Record<EducationLevel, number> = { secondary: 55, associate: 70, bachelor: 80, master: 90, doctorate: 100 };
/** Taken off when the position asks for more than the candidate holds. */
const belowRequired = 20;
/** Who still studies for a degree holds the one before it. */
const heldWhileStudying: Record<EducationLevel, EducationLevel> = {
  secondary: 'secondary',
  associate: 'secondary',
  bachelor: 'secondary',
  master: 'bachelor',
  doctorate: 'master',
};
const levelNames: Record<EducationLevel, { en: string; ru: string }> = {
  secondary: { en: 'secondary school or diploma', ru: 'среднее образование или диплом' },
  associate: { en: 'associate or college degree', ru: 'среднее профессиональное образование' },
  bachelor: { en: 'bachelor', ru: 'бакалавр' },
  master: { en: 'master or specialist', ru: 'магистр или специалист' },
  doctorate: { en: 'doctorate', ru: 'учёная степень' },
};

interface Held {
  level: EducationLevel;
  fact: Fact<Education>;
}

/** The highest degree that the candidate holds, less 20 when the position asks for a higher one. */
export const educationFacet = definePlugin<Facet>({
  id: 'education',
  version: '1',
  kind: 'facet',
  label: { en: 'Education Level', ru: 'Уровень образования' },
  defaultWeight: 0.1,
  score(facts, requirements): FacetScore {
    const best = highestHeld(facts.education);
    if (best === null) return { value: 0, explanation: notStated('Education', 'Образование'), evidence: [] };
    const required = requirements.educationLevel;
    const short = required !== null && levelValues[best.level] < levelValues[required];
    return {
      value: roundScore(levelValues[best.level] - (short ? belowRequired : 0)),
      explanation: explain(best, required, short),
      evidence: best.fact.evidence,
    };
  },
});

function highestHeld(education: readonly Fact<Education>[]): Held | null {
  let best: Held | null = null;
  for (const fact of education) {
    const level = heldLevel(fact.value);
    if (best === null || levelValues[level] > levelValues[best.level]) best = { level, fact };
  }
  return best;
}

/** A study whose level is not told counts as the lowest. */
function heldLevel(study: Education): EducationLevel {
  if (study.level === null) return 'secondary';
  return study.current ? heldWhileStudying[study.level] : study.level;
}

function explain(best: Held, required: EducationLevel | null, short: boolean) {
  const written = best.fact.value.degree ?? best.fact.value.institution;
  const quoted = written === null ? { en: '', ru: '' } : { en: ` (“${written}”)`, ru: ` («${written}»)` };
  const running = best.fact.value.current ? { en: ', still studying', ru: ', обучение не закончено' } : { en: '', ru: '' };
  const name = levelNames[best.level];
  return {
    en: `Highest degree held: ${name.en}${quoted.en}${running.en}; ${requiredPhrase(required, short).en}.`,
    ru: `Наивысшее образование: ${name.ru}${quoted.ru}${running.ru}; ${requiredPhrase(required, short).ru}.`,
  };
}

function requiredPhrase(required: EducationLevel | null, short: boolean) {
  if (required === null) return { en: 'the position asks for no degree', ru: 'вакансия не требует определённого образования' };
  const name = levelNames[required];
  return short
    ? {
        en: `the position asks for more (${name.en}), ${belowRequired} taken off`,
        ru: `требуется выше (${name.ru}), минус ${belowRequired}`,
      }
    : { en: `the position asks for ${name.en}`, ru: `требуется: ${name.ru}` };
}
