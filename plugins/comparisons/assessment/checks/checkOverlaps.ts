import type { ConsistencyCheck } from '../../../contract/assessment.ts';
import { countEnglish, countRussian } from '../../../knowledge/phrases.ts';
import type { DatedJob } from '../datedJobs.ts';
import { formatJob, formatMonths } from '../formatMonth.ts';
import { monthForms } from '../wordForms.ts';
import { nothingDated } from './nothingDated.ts';

/** Leaving one job and starting the next within the same two months is a handover, not an overlap. */
const leastMonths = 3;

/** Nobody reads more of them; all are counted. */
const mostDescribed = 50;

/** Jobs held at the same time. */
export function checkOverlaps(jobs: readonly DatedJob[]): ConsistencyCheck {
  if (jobs.length === 0) return nothingDated('overlaps');
  const overlaps = findOverlaps(jobs);
  const findings = overlaps.slice(0, mostDescribed).map(({ first, second, from, to }) => {
    const months = to - from + 1;
    const [a, b] = [formatJob(first), formatJob(second)];
    const both = formatMonths(from, to, first.byMonth && second.byMonth);
    return {
      text: {
        en: `Two jobs at once for ${countEnglish(months, 'month')} (${both.en}): ${a.en} and ${b.en}.`,
        ru: `Две работы одновременно: ${countRussian(months, monthForms)} (${both.ru}) — ${a.ru} и ${b.ru}.`,
      },
      evidence: [...first.evidence, ...second.evidence],
      lookedFor: [],
    };
  });
  const text =
    findings.length > 0
      ? {
          en: `${countEnglish(overlaps.length, 'overlap')} between dated jobs.`,
          ru: `Пересечений в датах работы: ${overlaps.length}.`,
        }
      : { en: 'No dated jobs overlap.', ru: 'Даты работы не пересекаются.' };
  return { id: 'overlaps', outcome: findings.length > 0 ? 'found' : 'clear', text, findings, evidence: [] };
}

interface Overlap {
  first: DatedJob;
  second: DatedJob;
  from: number;
  to: number;
}

function findOverlaps(jobs: readonly DatedJob[]): Overlap[] {
  return jobs.flatMap((first, index) =>
    jobs.slice(index + 1).flatMap((second) => {
      const [from, to] = [second.period.from, Math.min(first.period.to, second.period.to)];
      return to - from + 1 < leastMonths ? [] : [{ first, second, from, to }];
    }),
  );
}
