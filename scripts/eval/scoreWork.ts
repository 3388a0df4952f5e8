import type { Experience, ResumeFacts } from '../../plugins/contract.ts';
import { periodOf, unionMonths } from '../../plugins/knowledge/durations.ts';
import type { Truth } from './manifest.ts';
import { sameDate, samePrinted } from './normalize.ts';
import { pairEntries } from './pairEntries.ts';
import { listFlag, type ScoreSheet } from './scoreSheet.ts';

const yearsTolerance = 0.5;

/** How well a job agrees with a true one; 0 if in nothing. */
export const agreeingJob = (a: Truth['work'][number], b: Experience): number =>
  3 * Number(samePrinted(a.position ?? '', b.position)) +
  3 * Number(samePrinted(a.company ?? '', b.company)) +
  Number(sameDate(a.start, b.start)) +
  0.5 * Number(sameDate(a.end, b.end));

/** Scores employers, positions and dates of jobs. A job that is not in the truth counts against employer and position. */
export function scoreWork(sheet: ScoreSheet, facts: ResumeFacts): void {
  const found = facts.experience.map(({ value }) => value);
  const { work } = sheet.item.truth;
  const pairs = pairEntries(work, found, agreeingJob);
  work.forEach((job, index) => {
    const match = found[pairs.get(index) ?? -1] ?? null;
    const values = [
      ['position', 'position', job.position, match?.position, samePrinted],
      ['company', 'company', job.company, match?.company, samePrinted],
      ['dates', 'start', job.start, match?.start, sameDate],
      ['dates', 'end', job.end, match?.end, sameDate],
    ] as const;
    for (const [field, key, expected, value, same] of values) {
      if (expected && listFlag(sheet.item.visible, 'work', index, key))
        sheet.check(field, expected, value ?? null, same(expected, value ?? null));
    }
  });
  const used = new Set(pairs.values());
  for (const job of found.filter((_, index) => !used.has(index))) {
    sheet.note('extra job', '—', `${job.position} @ ${job.company}`);
    sheet.count('position', 0, Number(job.position !== null), 0);
    sheet.count('company', 0, Number(job.company !== null), 0);
  }
}

function yearsOf(work: Truth['work'], today: string): number {
  const periods = work.flatMap(
    ({ start, end }) => periodOf((start ?? '').slice(0, 7), end ? end.slice(0, 7) : null, !end, today) ?? [],
  );
  return Math.round((unionMonths(periods) / 12) * 10) / 10;
}

/** Years of work are right if they are within half a year of the union of the true jobs' months. */
export function scoreYears(sheet: ScoreSheet, facts: ResumeFacts, today: string): void {
  const { work } = sheet.item.truth;
  if (work.length === 0 || !work.every(({ start }) => start)) return;
  const years = yearsOf(work, today);
  const found = facts.years?.value ?? null;
  sheet.check(
    'years',
    String(years),
    found === null ? null : String(found),
    found !== null && Math.abs(found - years) <= yearsTolerance + 1e-9,
  );
}
