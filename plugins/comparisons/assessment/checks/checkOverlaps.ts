import type { ConsistencyCheck } from '../../../contract/assessment.ts';
import { countEnglish, countRussian } from '../../../knowledge/phrases.ts';
import type { DatedJob } from '../datedJobs.ts';
import { formatJob, formatMonths } from '../formatMonth.ts';
import { monthForms } from '../wordForms.ts';
import { nothingDated } from './nothingDated.ts';

/** Leaving one job and starting the next within the same two months is a handover, not an overlap. */
const leastMonths = 3;

/** Jobs held at the same time. */
export function checkOverlaps(jobs: readonly DatedJob[]): ConsistencyCheck {
  if (jobs.length === 0) return nothingDated('overlaps');
  const findings = pairs(jobs).flatMap(([first, second]) => {
    const [from, to] = [second.period.from, Math.min(first.period.to, second.period.to)];
    const months = to - from + 1;
    if (months < leastMonths) return [];
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
          en: `${countEnglish(findings.length, 'overlap')} between dated jobs.`,
          ru: `Пересечений в датах работы: ${findings.length}.`,
        }
      : { en: 'No dated jobs overlap.', ru: 'Даты работы не пересекаются.' };
  return { id: 'overlaps', outcome: findings.length > 0 ? 'found' : 'clear', text, findings, evidence: [] };
}

function pairs(jobs: readonly DatedJob[]): [DatedJob, DatedJob][] {
  return jobs.flatMap((first, index) => jobs.slice(index + 1).map((second): [DatedJob, DatedJob] => [first, second]));
}
