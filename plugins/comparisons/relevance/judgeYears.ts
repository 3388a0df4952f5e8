import type { RequirementItem, RequirementVerdict } from '../../contract/relevance.ts';
import type { ResumeFacts } from '../../contract.ts';
import { countEnglish, countRussian, numberRussian } from '../../knowledge/phrases.ts';
import { found, unknown } from './makeVerdict.ts';

/** Score at the minimum; 100 is reached at 1.2 times the minimum. */
const atMinimum = 90;
const fullRatio = 1.2;
const yearForms = ['год', 'года', 'лет'] as const;

/** Years of work: 90 × years / minimum below it, from 90 at the minimum to 100 at 1.2 times the minimum. */
export function judgeYears({ minYears }: RequirementItem, facts: ResumeFacts): RequirementVerdict {
  if (facts.years === null)
    return unknown({ en: 'The document states no years of work.', ru: 'Стаж в документе не указан.' }, []);
  const { value } = facts.years;
  const needed = minYears ?? 0;
  const ratio = needed > 0 ? value / needed : fullRatio;
  const score = ratio < 1 ? atMinimum * ratio : atMinimum + (100 - atMinimum) * Math.min(1, (ratio - 1) / (fullRatio - 1));
  const evidence = facts.years.evidence.length > 0 ? facts.years.evidence : datedJobs(facts);
  return found(
    score,
    {
      en: `${countEnglish(value, 'year')} of experience, ${needed} required.`,
      ru: `Стаж: ${countRussian(value, yearForms)}, требуется ${numberRussian(needed)}.`,
    },
    evidence,
  );
}

/** A sum has no line in the document, so quote the jobs that it adds up. */
function datedJobs({ experience }: ResumeFacts) {
  return experience.filter(({ value }) => value.months !== null).flatMap(({ evidence }) => evidence.slice(0, 1));
}
