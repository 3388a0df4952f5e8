import type { AssessedRequirement, ConsistencyCheck, Rating, RatingId } from '../../../contract/assessment.ts';
import type { LocalizedText, ResumeFacts } from '../../../contract.ts';
import { isMet } from '../isMet.ts';

const labels: Record<RatingId, LocalizedText> = {
  'must-haves': { en: 'Must-haves met', ru: 'Обязательное' },
  'nice-to-haves': { en: 'Nice-to-haves met', ru: 'Будет плюсом' },
  answered: { en: 'Answered by the document', ru: 'Ответ есть в документе' },
  consistency: { en: 'Consistency', ru: 'Согласованность' },
  reading: { en: 'Reading confidence', ru: 'Уверенность чтения' },
};

/** Five shares based on counts: requirements met, requirements that the document answers, consistency checks passed, and confidence of the extraction. */
export function rate(
  requirements: readonly AssessedRequirement[],
  checks: readonly ConsistencyCheck[],
  facts: ResumeFacts,
): Rating[] {
  const musts = requirements.filter(({ importance }) => importance === 'must');
  const nice = requirements.filter(({ importance }) => importance === 'nice');
  const made = checks.filter(({ outcome }) => outcome !== 'nothing');
  const met = (list: readonly AssessedRequirement[]) => list.filter(({ verdict }) => isMet(verdict)).length;
  const answered = requirements.filter(({ verdict }) => verdict !== 'unknown').length;
  return [
    share('must-haves', met(musts), musts.length, { en: 'must-haves met', ru: 'обязательных требований выполнено' }),
    share('nice-to-haves', met(nice), nice.length, { en: 'nice-to-haves met', ru: 'желательных требований выполнено' }),
    share('answered', answered, requirements.length, {
      en: 'requirements on which the document says something',
      ru: 'требований, о которых документ что-то говорит',
    }),
    share('consistency', made.filter(({ outcome }) => outcome === 'clear').length, made.length, {
      en: 'consistency checks without a finding',
      ru: 'проверок без замечаний',
    }),
    reading(facts),
  ];
}

function share(id: RatingId, count: number, total: number, what: LocalizedText): Rating {
  const value = total > 0 ? Math.round((count / total) * 100) : null;
  const explanation =
    total > 0
      ? { en: `${count} of ${total} ${what.en}.`, ru: `${count} из ${total} ${what.ru}.` }
      : { en: 'Nothing to count.', ru: 'Считать нечего.' };
  return { id, label: labels[id], value, explanation };
}

/** The mean confidence of all facts that quote the document. */
function reading(facts: ResumeFacts): Rating {
  const read = Object.values(facts)
    .flat()
    .filter((fact) => fact !== null && fact.evidence.length > 0);
  const sum = read.reduce((total, { confidence }) => total + confidence, 0);
  const explanation =
    read.length > 0
      ? {
          en: `Mean confidence of the ${read.length} facts read from the document.`,
          ru: `Средняя уверенность по прочитанным фактам (${read.length}).`,
        }
      : { en: 'Nothing was read from a document.', ru: 'Из документа ничего не прочитано.' };
  const value = read.length > 0 ? Math.round((sum / read.length) * 100) : null;
  return { id: 'reading', label: labels.reading, value, explanation };
}
