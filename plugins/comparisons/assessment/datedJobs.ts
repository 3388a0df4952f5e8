import type { Evidence, Experience, Fact, ResumeFacts } from '../../contract.ts';
import { type Period, periodOf } from '../../knowledge/durations.ts';

export interface DatedJob {
  job: Experience;
  period: Period;
  /** The line with the dates, else the first quotation. */
  evidence: Evidence[];
  /** The document names months, not only years. */
  byMonth: boolean;
}

/** The jobs whose dates are known, by their first month. */
export function datedJobs(facts: ResumeFacts, today: string): DatedJob[] {
  return facts.experience
    .flatMap((fact) => {
      const { start, end, current } = fact.value;
      const period = periodOf(start, end, current, today);
      const byMonth = [start, current ? today : end].every((date) => (date?.length ?? 0) > 4);
      return period ? [{ job: fact.value, period, evidence: datedLine(fact), byMonth }] : [];
    })
    .toSorted((a, b) => a.period.from - b.period.from || a.period.to - b.period.to);
}

function datedLine({ evidence }: Fact<Experience>): Evidence[] {
  return [evidence.find(({ text }) => /\d{2}/.test(text)) ?? evidence[0]].filter((one) => one !== undefined);
}
