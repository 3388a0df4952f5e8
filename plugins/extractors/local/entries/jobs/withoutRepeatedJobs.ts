import type { Job } from './job.ts';

/** Letters of a name, for comparison. */
const lettersOf = (name: string | null) => (name ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const monthsAYear = 12;
const monthOf = (date: string) => Number(date.slice(0, 4)) * monthsAYear + Number(date.slice(5, 7) || 1);

/** Whether one name begins with the other, or one is missing. */
function agree(a: string | null, b: string | null): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether two entries are the same job: once in an overview and once in full. */
function isSame({ fact: { value: a } }: Job, { fact: { value: b } }: Job): boolean {
  if (!a.company || !b.company || !a.start || !b.start || a.current !== b.current) return false;
  return agree(a.company, b.company) && agree(a.position, b.position) && Math.abs(monthOf(a.start) - monthOf(b.start)) <= 1;
}

/** Keeps the fuller of two entries for the same job, and adds the position if only the other has it. */
export function withoutRepeatedJobs(jobs: readonly Job[]): Job[] {
  const kept: Job[] = [];
  for (const job of jobs) {
    const at = kept.findIndex((other) => isSame(other, job));
    const before = kept[at];
    if (!before) kept.push(job);
    else
      kept[at] =
        job.fact.value.responsibilities.length > before.fact.value.responsibilities.length
          ? merge(job, before)
          : merge(before, job);
  }
  return kept;
}

function merge(job: Job, { fact: other }: Job): Job {
  const { value, evidence } = job.fact;
  if (value.position || !other.value.position) return job;
  const quoted = other.evidence.filter(({ text }) => agree(text, other.value.position));
  return {
    ...job,
    fact: { ...job.fact, value: { ...value, position: other.value.position }, evidence: [...evidence, ...quoted] },
  };
}
