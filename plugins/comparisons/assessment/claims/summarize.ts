import type { AssessedRequirement } from '../../../contract/assessment.ts';
import type { LocalizedText, ResumeFacts } from '../../../contract.ts';
import { countEnglish, countRussian, numberRussian } from '../../../knowledge/phrases.ts';
import { isMet } from '../isMet.ts';
import { yearForms } from '../wordForms.ts';

/** A few sentences from counted facts, without names and schools, because blind review shows it too. */
export function summarize(
  facts: ResumeFacts,
  requirements: readonly AssessedRequirement[],
  overall: number | null,
): LocalizedText {
  const parts = [work(facts), met(requirements, 'must'), met(requirements, 'nice'), score(overall)].filter(
    (part) => part !== null,
  );
  return { en: parts.map(({ en }) => en).join(' '), ru: parts.map(({ ru, en }) => ru ?? en).join(' ') };
}

function work({ title, years, experience }: ResumeFacts): LocalizedText {
  const jobs = experience.length;
  const en = [
    title?.value ?? 'No title stated',
    years ? `${countEnglish(years.value, 'year')} of work` : 'years of work not stated',
    jobs > 0 && countEnglish(jobs, 'job'),
  ];
  const ru = [
    title?.value ?? 'Должность не указана',
    years ? `стаж ${countRussian(years.value, yearForms)}` : 'стаж не указан',
    jobs > 0 && `мест работы: ${jobs}`,
  ];
  return { en: `${en.filter(Boolean).join(', ')}.`, ru: `${ru.filter(Boolean).join(', ')}.` };
}

function met(requirements: readonly AssessedRequirement[], importance: 'must' | 'nice'): LocalizedText | null {
  const list = requirements.filter((one) => one.importance === importance);
  if (list.length === 0) return null;
  const count = list.filter(({ verdict }) => isMet(verdict)).length;
  const unknown = list.filter(({ verdict }) => verdict === 'unknown').length;
  const [en, ru] = importance === 'must' ? ['must-haves', 'обязательных требований'] : ['nice-to-haves', 'желательных'];
  return {
    en: `Meets ${count} of ${list.length} ${en}${unknown > 0 ? `, ${unknown} not stated` : ''}.`,
    ru: `Выполнено ${count} из ${list.length} ${ru}${unknown > 0 ? `, не указано: ${unknown}` : ''}.`,
  };
}

function score(overall: number | null): LocalizedText | null {
  return overall === null
    ? null
    : { en: `Overall score ${overall} of 100.`, ru: `Общая оценка — ${numberRussian(overall)} из 100.` };
}
