import type { PartialDate } from '../../../../contract.ts';
import type { Job } from './job.ts';

/**
 * An employer with the total time there, then each position with its own time: the positions take the employer, and the employer's line is not a separate job.
 */
export function joinEmployers(jobs: readonly Job[]): Job[] {
  const joined: Job[] = [];
  let employer: Job | null = null;
  let first = false;
  for (const job of jobs) {
    const { company, position } = job.fact.value;
    if (employer && position !== null && company === null && lies(job, employer)) {
      // The employer's own entry is merged into its first position.
      if (first) joined.pop();
      joined.push(under(job, employer, first));
      first = false;
    } else {
      const heads = company !== null && position === null;
      [employer, first] = [heads ? job : null, heads];
      joined.push(job);
    }
  }
  return joined;
}

/** Compares at the precision that both dates have. */
const isUpTo = (one: PartialDate, other: PartialDate): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) <= other.slice(0, length);
};

function lies({ fact: { value: own } }: Job, { fact: { value: whole } }: Job): boolean {
  if (own.start === null || whole.start === null || !isUpTo(whole.start, own.start)) return false;
  return whole.current || (own.end !== null && whole.end !== null && isUpTo(own.end, whole.end));
}

function under(job: Job, employer: Job, first: boolean): Job {
  const { fact } = job;
  const { company, location } = employer.fact.value;
  const named = employer.fact.evidence.filter(({ text }) => text === company || text === location);
  return {
    ...job,
    start: first ? employer.start : job.start,
    fact: {
      ...fact,
      value: { ...fact.value, company, location: fact.value.location ?? location },
      evidence: [...fact.evidence, ...named],
    },
  };
}
