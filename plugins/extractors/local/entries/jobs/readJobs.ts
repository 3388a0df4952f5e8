import { isSure } from '../../label/isSure.ts';
import { chooseEntries } from '../chooseEntries.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import { isBreak } from './isBreak.ts';
import type { Job } from './job.ts';
import { labelledJobs } from './labelledJobs.ts';
import { findExperience } from './rules/findExperience.ts';

/** A job without one of these shows that part of its header was missed. */
const isComplete = ({ fact: { value } }: Job): boolean => Boolean(value.company && value.position && value.start);

/** The jobs of a résumé, in document order. */
export function readJobs(resume: Resume): Job[] {
  const { document, lines, labelled, ranges, body, today } = resume;
  const found = chooseEntries({
    labelled: labelledJobs(document, lines, labelled, ranges, today),
    sure: isSure(labelled, lines, 'jobs'),
    byRules: () => findExperience(document, sectionsOf(resume, 'experience'), ranges, body, today, lines),
    isComplete,
  });
  return found.filter(
    ({ fact: { value } }) => !(isBreak(value.company ?? value.position ?? '') && !(value.company && value.position)),
  );
}
