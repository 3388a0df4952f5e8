import type { Experience, Fact } from '../../../contract.ts';
import { jobPeriod } from '../checking/jobPeriod.ts';
import { inDocumentOrder, mergeLists, sameWords, shareEvidence } from './mergeFacts.ts';

/** The jobs of both readers. A job that both found has the model's values, completed by the other's. */
export function mergeExperience(
  model: readonly Fact<Experience>[],
  local: readonly Fact<Experience>[],
  today: string,
): Fact<Experience>[] {
  return inDocumentOrder(mergeLists(model, local, isSameJob, (one, other) => joinJobs(one, other, today)));
}

/** Each job has its own words; another reading of it shares some of them. */
function isSameJob(a: Fact<Experience>, b: Fact<Experience>): boolean {
  return shareEvidence(a, b) && !contradict(a.value.position, b.value.position, a.value.start, b.value.start);
}

/** A company that is named once, above several jobs, belongs to all of them. */
function contradict(aTitle: string | null, bTitle: string | null, aStart: string | null, bStart: string | null): boolean {
  const otherTitle = aTitle !== null && bTitle !== null && !sameWords(aTitle, bTitle);
  const otherStart = aStart !== null && bStart !== null && aStart.slice(0, 4) !== bStart.slice(0, 4);
  return otherTitle && otherStart;
}

function joinJobs(model: Fact<Experience>, local: Fact<Experience>, today: string): Fact<Experience> {
  const [a, b] = [model.value, local.value];
  const { start, end, current } = a.start === null || (a.end === null && !a.current) ? b : a;
  const dates = start === null ? a : { start, end, current };
  const period = jobPeriod(dates, today);
  return {
    value: {
      company: a.company ?? b.company,
      position: a.position ?? b.position,
      location: a.location ?? b.location,
      start: dates.start,
      end: dates.end,
      current: dates.current,
      months: period && period.to - period.from + 1,
      responsibilities: a.responsibilities.length >= b.responsibilities.length ? a.responsibilities : b.responsibilities,
    },
    evidence: joinEvidence(model, local),
    confidence: Math.max(model.confidence, local.confidence),
  };
}

function joinEvidence(model: Fact<unknown>, local: Fact<unknown>) {
  const more = local.evidence.filter((one) => !shareEvidence(model, { evidence: [one] }));
  return [...model.evidence, ...more];
}
