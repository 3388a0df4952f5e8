import type { RequirementItem, RequirementVerdict } from '../../contract/relevance.ts';
import type { EducationLevel, ResumeFacts } from '../../contract.ts';
import { degreeNames, degreeRank, type HeldDegree, highestHeld } from '../../knowledge/heldDegree.ts';
import { found, missing, unknown } from './makeVerdict.ts';

const studying = 60;
const oneBelow = 30;

/** The degree: 100 when held or exceeded, 60 while studying for it, 30 one level below, else 0. */
export function judgeDegree({ level, label }: RequirementItem, { education }: ResumeFacts): RequirementVerdict {
  const best = highestHeld(education);
  if (best === null)
    return unknown({ en: 'The document states no education.', ru: 'Образование в документе не указано.' }, [label]);
  if (level === null || degreeRank(best.level) >= degreeRank(level)) return found(100, describe(best), best.fact.evidence);
  const course = education.find(
    ({ value }) => value.current && value.level !== null && degreeRank(value.level) >= degreeRank(level),
  );
  if (course) return found(studying, { en: 'Still studying for it.', ru: 'Обучение ещё не закончено.' }, course.evidence);
  const below = describe(best, level);
  return degreeRank(best.level) === degreeRank(level) - 1 ? found(oneBelow, below, best.fact.evidence) : missing(below, [label]);
}

function describe({ level, fact }: HeldDegree, required?: EducationLevel) {
  const written = fact.value.degree ?? fact.value.institution;
  const quoted = written === null ? { en: '', ru: '' } : { en: ` (“${written}”)`, ru: ` («${written}»)` };
  const asked = required && degreeNames[required];
  return {
    en: `${degreeNames[level].en}${quoted.en}${asked ? `; required: ${asked.en}` : ''}.`,
    ru: `${degreeNames[level].ru}${quoted.ru}${asked ? `; требуется: ${asked.ru}` : ''}.`,
  };
}
