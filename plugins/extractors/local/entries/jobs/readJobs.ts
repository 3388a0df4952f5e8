import { isSure } from '../../label/isSure.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import { isBreak } from './isBreak.ts';
import type { Job } from './job.ts';
import { areComplete, labelledJobs } from './labelledJobs.ts';
import { findExperience } from './rules/findExperience.ts';

/** The jobs of a résumé, in document order: from the labels if they are sure and leave no gap, otherwise by rules. */
export function readJobs(resume: Resume): Job[] {
  const { document, lines, labelled, ranges, body, today } = resume;
  const jobs = isSure(labelled, lines, 'jobs') ? labelledJobs(document, lines, labelled, ranges, today) : [];
  const found = areComplete(jobs) ? jobs : findExperience(document, sectionsOf(resume, 'experience'), ranges, body, today, lines);
  return found.filter(
    ({ fact: { value } }) => !(isBreak(value.company ?? value.position ?? '') && !(value.company && value.position)),
  );
}
