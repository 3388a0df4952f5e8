import { type Resume, sectionsOf } from '../resume.ts';
import { isBreak } from './isBreak.ts';
import type { Job } from './job.ts';
import { labelledJobs } from './labelledJobs.ts';
import { narratedJobs } from './narrated/narratedJobs.ts';
import { withoutRepeatedJobs } from './withoutRepeatedJobs.ts';

const isComplete = ({ fact: { value } }: Job): boolean => Boolean(value.company && value.position);
const isDated = ({ fact: { value } }: Job): boolean => value.start !== null;

/** Sections that may contain an overview of the jobs if no section has that heading. */
const overviews = ['header', 'summary', 'objective', 'achievements', 'other'] as const;

/**
 * The jobs of a résumé, in document order: those with headers, and in sections where these are not complete, those that are told in sentences. Breaks
 * between jobs are none.
 */
export function readJobs(resume: Resume): Job[] {
  const { document, lines, labelled, ranges, today } = resume;
  const jobs = labelledJobs(document, lines, labelled, ranges, today);
  const own = sectionsOf(resume, 'experience').flatMap((section) => {
    const within = jobs.filter(({ start }) => section.lines.some((line) => line.start <= start && start < line.end));
    if (within.length > 0 && within.every(isComplete)) return within;
    const narrated = narratedJobs(document, section.lines, ranges, today);
    return narrated.length > within.filter(isComplete).length ? narrated : within;
  });
  const found = own.some(isDated)
    ? own
    : [
        ...own,
        ...sectionsOf(resume, ...overviews).flatMap((section) =>
          narratedJobs(document, section.lines, ranges, today).filter((job) => isComplete(job) && isDated(job)),
        ),
      ];
  return withoutRepeatedJobs(found).filter(
    ({ fact: { value } }) => !(isBreak(value.company ?? value.position ?? '') && !(value.company && value.position)),
  );
}
