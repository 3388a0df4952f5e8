import type { Education, Fact } from '../../../../contract.ts';
import { isSure } from '../../label/isSure.ts';
import { chooseEntries } from '../chooseEntries.ts';
import type { Resume } from '../resume.ts';
import { labelledStudies } from './labelledStudies.ts';
import { findEducation } from './rules/findEducation.ts';

/** The studies of a résumé, in document order. */
export function readStudies(resume: Resume): Fact<Education>[] {
  const { document, lines, labelled, ranges, today } = resume;
  return [
    ...chooseEntries({
      labelled: labelledStudies(document, lines, labelled, ranges, today),
      sure: isSure(labelled, 'studies'),
      byRules: () => findEducation(resume),
      isComplete: ({ value }) => Boolean(value.institution && (value.degree || value.specialization)),
    }),
  ];
}
