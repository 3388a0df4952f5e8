import {
  definePlugin,
  type Evidence,
  type Experience,
  type Facet,
  type FacetScore,
  type Fact,
  type LocalizedText,
  type ProjectRequirements,
  type ResumeFacts,
} from '../../contract.ts';
import { countEnglish, countRussian, listShort, notFound, numberRussian } from '../../knowledge/phrases.ts';
import { defaultMinYears } from '../defaultMinYears.ts';
import { roundScore } from '../roundScore.ts';
import { titleRank } from './titleRank.ts';

const valueOfOneStep = 10;
const promotions = ['повышение', 'повышения', 'повышений'] as const;

interface Step {
  from: string;
  to: string;
  evidence: Evidence[];
}

/** Steps up in title or scope from job to job, 10 points each; if no job titles are known, 10 points for each year beyond the minimum. */
export const growthFacet = definePlugin<Facet>({
  id: 'growth',
  version: '2',
  kind: 'facet',
  label: { en: 'Growth Potential', ru: 'Потенциал роста' },
  method: {
    en: `${valueOfOneStep} points for each step up in title from job to job, 100 at most; without job titles, for each year above the minimum.`,
    ru: `По ${valueOfOneStep} баллов за каждое повышение от работы к работе, всего не больше 100; если должностей нет — за каждый год сверх минимума.`,
  },
  column: { id: 'growth', label: { en: 'Growth', ru: 'Рост' }, unit: 'count' },
  defaultWeight: 0.1,
  score(facts, requirements): FacetScore {
    const positions = titledPositions(facts.experience);
    if (positions.length === 0) return scoreYears(facts, requirements);
    const steps = findSteps(positions);
    return {
      value: growthValue(steps.length),
      explanation: explainSteps(steps, positions.length),
      evidence: steps.flatMap((step) => step.evidence),
    };
  },
});

/** 10 × growth value, between 0 and 100. */
export function growthValue(growth: number): number {
  return roundScore(growth * valueOfOneStep);
}

type Titled = Fact<Experience> & { value: { position: string } };

/** Oldest first. CVs list the newest job first, so jobs without dates are taken in reverse. */
function titledPositions(experience: readonly Fact<Experience>[]): Titled[] {
  const oldestFirst = experience.filter((job): job is Titled => job.value.position !== null).toReversed();
  if (oldestFirst.some((job) => job.value.start === null)) return oldestFirst;
  return oldestFirst.toSorted((a, b) => compareDates(a.value.start ?? '', b.value.start ?? ''));
}

/** A bare year and a month in it cannot be ordered: keep their listed order. */
function compareDates(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  const [left, right] = [a.slice(0, length), b.slice(0, length)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function findSteps(positions: readonly Titled[]): Step[] {
  const steps: Step[] = [];
  for (const [index, to] of positions.entries()) {
    const from = positions[index - 1];
    if (from === undefined || titleRank(to.value.position) <= titleRank(from.value.position)) continue;
    steps.push({
      from: from.value.position,
      to: to.value.position,
      evidence: [...from.evidence.slice(0, 1), ...to.evidence.slice(0, 1)],
    });
  }
  return steps;
}

function explainSteps(steps: readonly Step[], positions: number): LocalizedText {
  const jobs = { en: countEnglish(positions, 'job'), ru: `мест работы: ${positions}` };
  if (steps.length === 0) return { en: `No promotions found in ${jobs.en}.`, ru: `Повышений не найдено (${jobs.ru}).` };
  const list = listShort(
    steps.map((step) => `${step.from} → ${step.to}`),
    5,
  );
  return {
    en: `${countEnglish(steps.length, 'promotion')} in ${jobs.en}: ${list}.`,
    ru: `${countRussian(steps.length, promotions)} (${jobs.ru}): ${list}.`,
  };
}

function scoreYears(facts: ResumeFacts, requirements: ProjectRequirements): FacetScore {
  if (facts.years === null)
    return { value: 0, explanation: notFound('job titles or years', 'Должности и стаж не указаны'), evidence: [] };
  const minYears = requirements.minYears ?? defaultMinYears;
  const beyond = Math.max(0, Math.round((facts.years.value - minYears) * 10) / 10);
  return {
    value: growthValue(beyond),
    explanation: {
      en: `No job titles found, so years above the minimum of ${minYears} count: ${beyond}.`,
      ru: `Должности не указаны, поэтому считаем годы сверх минимума (${numberRussian(minYears)}): ${numberRussian(beyond)}.`,
    },
    evidence: facts.years.evidence,
  };
}
