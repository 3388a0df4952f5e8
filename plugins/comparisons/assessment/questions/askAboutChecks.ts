import type { CheckId, Claim, ConsistencyCheck, InterviewQuestion, QuestionTopic } from '../../../contract/assessment.ts';
import type { LocalizedText } from '../../../contract.ts';

interface Asked {
  topic: QuestionTopic;
  text: LocalizedText;
  /** Most questions per check. */
  most: number;
}

/** Skills without context are asked about one by one, where they are required. */
const questions: Partial<Record<CheckId, Asked>> = {
  'hidden-text': {
    topic: 'hidden-text',
    most: 1,
    text: {
      en: 'The file contains text that cannot be seen. Do you know how it got there?',
      ru: 'В файле есть текст, которого не видно. Знаете ли вы, откуда он?',
    },
  },
  years: {
    topic: 'years',
    most: 1,
    text: {
      en: 'You state more years of experience than the dated jobs add up to. Which work is missing from the résumé?',
      ru: 'Заявленный стаж больше, чем получается по датам. Какой работы нет в резюме?',
    },
  },
  overlaps: {
    topic: 'overlap',
    most: 2,
    text: {
      en: 'These two jobs ran at the same time. How did you divide your time between them?',
      ru: 'Эти две работы шли одновременно. Как вы делили время между ними?',
    },
  },
  gaps: {
    topic: 'gap',
    most: 2,
    text: { en: 'What did you do in this time?', ru: 'Чем вы занимались в это время?' },
  },
};

const order: readonly CheckId[] = ['hidden-text', 'years', 'overlaps', 'gaps'];

/** Questions about contradictions and gaps in the document. */
export function askAboutChecks(checks: readonly ConsistencyCheck[]): InterviewQuestion[] {
  return order.flatMap((id) => {
    const asked = questions[id];
    const findings = checks.find((check) => check.id === id)?.findings ?? [];
    return asked ? findings.slice(0, asked.most).map((finding) => ask(asked, finding)) : [];
  });
}

function ask({ topic, text }: Asked, { text: reason, evidence }: Claim): InterviewQuestion {
  return { topic, text, reason, evidence, lookedFor: [] };
}
