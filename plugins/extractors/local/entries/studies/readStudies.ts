import type { Education, Fact } from '../../../../contract.ts';
import { isSure } from '../../label/isSure.ts';
import type { Resume } from '../resume.ts';
import { labelledStudies } from './labelledStudies.ts';
import { findEducation } from './rules/findEducation.ts';

/** The studies of a résumé, in document order: from the labels if they are sure, otherwise by rules. */
export function readStudies(resume: Resume): Fact<Education>[] {
  const { document, lines, labelled, ranges, today } = resume;
  return isSure(labelled, lines, 'studies') ? labelledStudies(document, lines, labelled, ranges, today) : findEducation(resume);
}
