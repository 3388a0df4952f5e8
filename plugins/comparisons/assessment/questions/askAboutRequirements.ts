import type { AssessedRequirement, InterviewQuestion } from '../../../contract/assessment.ts';
import type { LocalizedText, RequirementKind } from '../../../contract.ts';
import { isProven } from '../isMet.ts';

/** Questions about requirements that the document does not prove: knock-outs first, then those it says nothing about, then those partly met. */
export function askAboutRequirements(
  requirements: readonly AssessedRequirement[],
  importance: 'must' | 'nice',
): InterviewQuestion[] {
  return requirements
    .filter((one) => one.importance === importance && !isProven(one.verdict))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => ({
      topic: 'requirement',
      text: one.verdict === 'partial' || one.verdict === 'weak' ? askForMore(one) : askForAny(one),
      reason: one.explanation,
      evidence: one.evidence,
      lookedFor: one.lookedFor,
    }));
}

function rank({ knockOut, verdict }: AssessedRequirement): number {
  return (knockOut ? 0 : 2) + (verdict === 'partial' || verdict === 'weak' ? 1 : 0);
}

function askForMore({ label }: AssessedRequirement): LocalizedText {
  return {
    en: `The position asks for “${label}”, and the résumé shows part of it. What have you done with it, for how long, and how recently?`,
    ru: `В вакансии есть требование «${label}», по резюме оно выполнено частично. Что именно вы делали, сколько времени и как давно?`,
  };
}

function askForAny({ label, kind }: AssessedRequirement): LocalizedText {
  return questions[kind](label);
}

const general = (label: string): LocalizedText => ({
  en: `The position asks for “${label}”, and the résumé does not show it. What experience do you have with it?`,
  ru: `В вакансии есть требование «${label}», в резюме его не видно. Какой у вас опыт в этом?`,
});

const questions: Record<RequirementKind, (label: string) => LocalizedText> = {
  skill: (label) => ({
    en: `Have you worked with ${label}? Where, for how long, and what was your own part?`,
    ru: `Работали ли вы с ${label}? Где, сколько времени и что делали сами?`,
  }),
  'soft-skill': (label) => ({
    en: `The position asks for “${label}”. Which situation at work shows it best?`,
    ru: `В вакансии есть требование «${label}». Какая рабочая ситуация показывает это лучше всего?`,
  }),
  experience: general,
  education: (label) => ({
    en: `The position asks for “${label}”. Which degree do you hold, and in what subject?`,
    ru: `В вакансии есть требование «${label}». Какое у вас образование и по какой специальности?`,
  }),
  certification: (label) => ({
    en: `Do you hold “${label}”? When was it issued, and until when is it valid?`,
    ru: `Есть ли у вас «${label}»? Когда получено и до какого срока действует?`,
  }),
  language: (label) => ({
    en: `The position asks for “${label}”. How well do you speak and write it, and where do you use it?`,
    ru: `В вакансии есть требование «${label}». Насколько свободно вы говорите и пишете, где используете?`,
  }),
  other: general,
};
