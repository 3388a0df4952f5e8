import type { Claim, ConsistencyCheck } from '../../../contract/assessment.ts';
import type { ResumeFacts } from '../../../contract.ts';
import { periodOf } from '../../../knowledge/durations.ts';
import { countEnglish, countRussian } from '../../../knowledge/phrases.ts';
import type { DatedJob } from '../datedJobs.ts';
import { formatMonths } from '../formatMonth.ts';
import { monthForms } from '../wordForms.ts';
import { nothingDated } from './nothingDated.ts';

/** Shortest gap worth asking about, in months. Where only years are given, a gap of a year may be one of days. */
const least = { byMonth: 6, byYear: 18 };

interface Gap {
  from: number;
  to: number;
  before: DatedJob;
  /** Null when the gap lasts until today. */
  after: DatedJob | null;
}

/** Months between jobs, and since the last one, that neither a job nor a study covers. */
export function checkGaps(facts: ResumeFacts, jobs: readonly DatedJob[], today: string): ConsistencyCheck {
  if (jobs.length === 0) return nothingDated('gaps');
  const gaps = findGaps(jobs, today).filter((gap) => !isStudied(facts, gap, today));
  const undated = facts.experience.length - jobs.length;
  const also = {
    en: undated > 0 ? ` ${countEnglish(undated, 'job')} without dates could not be checked.` : '',
    ru: undated > 0 ? ` Без дат, не проверено: ${undated}.` : '',
  };
  const text =
    gaps.length > 0
      ? { en: `${countEnglish(gaps.length, 'gap')} of six months or more.`, ru: `Перерывов от полугода: ${gaps.length}.` }
      : { en: 'No gap of six months or more.', ru: 'Перерывов от полугода нет.' };
  return {
    id: 'gaps',
    outcome: gaps.length > 0 ? 'found' : 'clear',
    text: { en: text.en + also.en, ru: text.ru + also.ru },
    findings: gaps.map(describeGap),
    evidence: [],
  };
}

function findGaps(jobs: readonly DatedJob[], today: string): Gap[] {
  const gaps: Gap[] = [];
  let last = jobs[0]!;
  for (const job of jobs.slice(1)) {
    addGap(gaps, { from: last.period.to + 1, to: job.period.from - 1, before: last, after: job });
    if (job.period.to > last.period.to) last = job;
  }
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  addGap(gaps, { from: last.period.to + 1, to: now, before: last, after: null });
  return gaps;
}

function addGap(gaps: Gap[], gap: Gap): void {
  if (gap.to - gap.from + 1 >= (isByMonth(gap) ? least.byMonth : least.byYear)) gaps.push(gap);
}

const isByMonth = ({ before, after }: Gap) => before.byMonth && (after?.byMonth ?? true);

/** A dated study that covers more than half of the gap explains it. */
function isStudied(facts: ResumeFacts, gap: Gap, today: string): boolean {
  const covered = facts.education.map(({ value: { startYear, endYear, current } }) => {
    const study = periodOf(
      startYear === null ? null : String(startYear),
      endYear === null ? null : String(endYear),
      current,
      today,
    );
    return study ? Math.min(gap.to, study.to) - Math.max(gap.from, study.from) + 1 : 0;
  });
  return Math.max(0, ...covered) * 2 > gap.to - gap.from + 1;
}

function describeGap(gap: Gap): Claim {
  const months = gap.to - gap.from + 1;
  const span = formatMonths(gap.from, gap.to, isByMonth(gap));
  const about = isByMonth(gap) ? { en: '', ru: '' } : { en: 'about ', ru: 'около ' };
  const until = gap.after === null ? { en: ', until the résumé arrived', ru: ', до получения резюме' } : { en: '', ru: '' };
  return {
    text: {
      en: `No job for ${about.en}${countEnglish(months, 'month')} (${span.en}${until.en}).`,
      ru: `Нет работы: ${about.ru}${countRussian(months, monthForms)} (${span.ru}${until.ru}).`,
    },
    evidence: [...gap.before.evidence, ...(gap.after?.evidence ?? [])],
    lookedFor: [],
  };
}
