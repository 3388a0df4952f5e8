import type { InterviewQuestion } from '../../../contract/assessment.ts';
import type { ResumeFacts } from '../../../contract.ts';

/** Questions about measured results: the document states the figure, but not how it was measured or whose work it was. */
export function askAboutAchievements(facts: ResumeFacts): InterviewQuestion[] {
  return facts.achievements.map(({ evidence }) => ({
    topic: 'achievement',
    text: {
      en: 'How was this result measured, and what was your own part in it?',
      ru: 'Как измеряли этот результат и что в нём сделали лично вы?',
    },
    reason: {
      en: 'The résumé gives the figure, not how it was measured.',
      ru: 'В резюме есть цифра, но не сказано, как её измерили.',
    },
    evidence,
    lookedFor: [],
  }));
}
