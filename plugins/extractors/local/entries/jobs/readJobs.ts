import { isSure } from '../../label/isSure.ts';
import { chooseEntries } from '../chooseEntries.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import type { Section } from '../section.ts';
import { isBreak } from './isBreak.ts';
import type { Job } from './job.ts';
import { labelledJobs } from './labelledJobs.ts';
import { findExperience } from './rules/findExperience.ts';
import { splitNarratedJobs } from './rules/splitNarratedJobs.ts';

/** A job without one of these shows that part of its header was missed. */
const isComplete = ({ fact: { value } }: Job): boolean => Boolean(value.company && value.position && value.start);

/** The sections of jobs or, if none of them is dated, jobs that are told in an overview. */
function jobSections(resume: Resume): Section[] {
  const { document, ranges, sections } = resume;
  const own = sectionsOf(resume, 'experience');
  const isDated = own.some(({ lines }) =>
    lines.some((line) => ranges.some(({ start }) => start >= line.start && start < line.end)),
  );
  return isDated ? own : splitNarratedJobs(document, sections, ranges).filter(({ kind }) => kind === 'experience');
}

/** The jobs of a résumé, in document order. */
export function readJobs(resume: Resume): Job[] {
  const { document, lines, labelled, ranges, body, today } = resume;
  const found = chooseEntries({
    labelled: labelledJobs(document, lines, labelled, ranges, today),
    sure: isSure(labelled, 'jobs'),
    byRules: () => findExperience(document, jobSections(resume), ranges, body, today, lines),
    isComplete,
  });
  return found.filter(
    ({ fact: { value } }) => !(isBreak(value.company ?? value.position ?? '') && !(value.company && value.position)),
  );
}
