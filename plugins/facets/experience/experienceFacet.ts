import { definePlugin, type Evidence, type Facet, type FacetScore, type ResumeFacts } from '../../contract.ts';
import { countEnglish, countRussian, notFound, numberRussian } from '../../knowledge/phrases.ts';
import { defaultMinYears } from '../defaultMinYears.ts';
import { roundScore } from '../roundScore.ts';

/** Years beyond this multiple of the minimum earn nothing more. */
const fullMarksRatio = 1.2;
/** Factor for a ratio below 1: falling short costs more than its share. */
const shortfallFactor = 0.9;

const years = ['год', 'года', 'лет'] as const;

/** Years of work against the minimum asked; 100 from 1.2 times the minimum on. */
export const experienceFacet = definePlugin<Facet>({
  id: 'experience',
  version: '2',
  kind: 'facet',
  label: { en: 'Experience Years', ru: 'Опыт (лет)' },
  method: {
    en: `Years of work divided by the minimum (${defaultMinYears} if the position states none): 100 from ${fullMarksRatio} times the minimum on; below the minimum ${shortfallFactor} × the share, at most ${roundScore(100 / fullMarksRatio)}.`,
    ru: `Стаж, делённый на минимум (${defaultMinYears}, если в вакансии он не указан): 100 начиная с ${numberRussian(fullMarksRatio)} минимума; ниже минимума — ${numberRussian(shortfallFactor)} × доля, но не больше ${numberRussian(roundScore(100 / fullMarksRatio))}.`,
  },
  column: { unit: 'none' },
  defaultWeight: 0.25,
  score(facts, requirements): FacetScore {
    if (facts.years === null) return { value: 0, explanation: notFound('years of work', 'Стаж не указан'), evidence: [] };
    const candidateYears = facts.years.value;
    const minYears = requirements.minYears ?? defaultMinYears;
    return {
      value: experienceValue(candidateYears, minYears),
      explanation: explain(candidateYears, minYears, requirements.minYears === null),
      evidence: facts.years.evidence.length > 0 ? facts.years.evidence : datedJobs(facts),
    };
  },
});

/**
 * At or above the minimum min(1.2, ratio) / 1.2 × 100, below it 0.9 × ratio × 100, but never more than what the minimum itself
 * earns (83.3): more years must not score lower.
 */
export function experienceValue(candidateYears: number, minYears: number): number {
  if (minYears <= 0) return 100;
  const ratio = Math.max(0, candidateYears) / minYears;
  if (ratio >= 1) return roundScore((Math.min(fullMarksRatio, ratio) / fullMarksRatio) * 100);
  return roundScore(Math.min(shortfallFactor * ratio, 1 / fullMarksRatio) * 100);
}

function explain(candidateYears: number, minYears: number, assumed: boolean) {
  const missing = Math.round((minYears - candidateYears) * 10) / 10;
  const fullMarks = Math.round(minYears * fullMarksRatio * 10) / 10;
  const asked = assumed
    ? { en: `no minimum in the position, so ${minYears} is used`, ru: `минимум в вакансии не указан, берём ${minYears}` }
    : { en: `${minYears} required`, ru: `требуется ${numberRussian(minYears)}` };
  const verdict =
    missing > 0
      ? { en: `${countEnglish(missing, 'year')} short`, ru: `не хватает ${numberRussian(missing)}` }
      : { en: `full score at ${countEnglish(fullMarks, 'year')}`, ru: `высший балл при ${numberRussian(fullMarks)}` };
  return {
    en: `${countEnglish(candidateYears, 'year')} of experience; ${asked.en}; ${verdict.en}.`,
    ru: `Стаж: ${countRussian(candidateYears, years)}; ${asked.ru}; ${verdict.ru}.`,
  };
}

/** A sum has no line in the document, so quote the jobs that it adds up. */
function datedJobs(facts: ResumeFacts): Evidence[] {
  return facts.experience.filter((job) => job.value.months !== null).flatMap((job) => job.evidence.slice(0, 1));
}
