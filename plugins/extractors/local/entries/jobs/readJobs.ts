import type { Resume } from '../resume.ts';
import { isBreak } from './isBreak.ts';
import type { Job } from './job.ts';
import { labelledJobs } from './labelledJobs.ts';
import { withoutRepeatedJobs } from './withoutRepeatedJobs.ts';

/** The jobs of a résumé, in document order. Breaks between jobs are none. */
export function readJobs({ document, lines, labelled, ranges, today }: Resume): Job[] {
  return withoutRepeatedJobs(labelledJobs(document, lines, labelled, ranges, today)).filter(
    ({ fact: { value } }) => !(isBreak(value.company ?? value.position ?? '') && !(value.company && value.position)),
  );
}
