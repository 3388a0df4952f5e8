import type { Fact } from '../../../contract.ts';
import { periodOf, unionMonths } from '../../../knowledge/durations.ts';
import { findStatedYears } from '../../../knowledge/findStatedYears.ts';
import type { Job } from '../entries/jobs/readJobs.ts';
import type { Resume } from '../entries/resume.ts';
import { fact } from '../shared/evidence.ts';

const monthsAYear = 12;

/** Years of work, to one decimal: the union of the dated jobs' months or, without dated jobs, the years that the text states. */
export function computeYears(resume: Resume, jobs: readonly Job[]): Fact<number> | null {
  const dated = jobs.flatMap((job) => {
    const { start, end, current } = job.fact.value;
    const period = periodOf(start, end, current, resume.today);
    return period ? [{ job, period }] : [];
  });
  const years = Math.round((unionMonths(dated.map(({ period }) => period)) / monthsAYear) * 10) / 10;
  if (years > 0) {
    const confidence = Math.min(...dated.map(({ job }) => job.fact.confidence));
    return {
      value: years,
      evidence: dated.flatMap(({ job }) => job.fact.evidence.filter(({ text }) => /\d{2}/.test(text)).slice(0, 1)),
      confidence,
    };
  }
  const [stated] = findStatedYears(resume.document.text);
  return stated ? fact(resume.document, stated.years, stated.start, stated.end, 0.7) : null;
}
