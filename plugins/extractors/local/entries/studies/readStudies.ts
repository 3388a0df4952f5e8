import type { Education, Fact } from '../../../../contract.ts';
import type { Resume } from '../resume.ts';
import { labelledStudies } from './labelledStudies.ts';

const isBareDegree = ({ institution, degree, specialization, startYear, endYear }: Education): boolean =>
  institution === null && degree !== null && specialization === null && startYear === null && endYear === null;

/** The studies of a résumé, in document order. */
export function readStudies({ document, lines, labelled, ranges, today }: Resume): Fact<Education>[] {
  const studies = labelledStudies(document, lines, labelled, ranges, today);
  // "Education: higher" on a form, or "BSc" in the margin beside "University of Leeds, BSc in Physics": the study itself is listed elsewhere.
  const taught = new Set(studies.filter(({ value }) => value.institution).map(({ value }) => value.level));
  return studies.filter(({ value }) => !isBareDegree(value) || !taught.has(value.level));
}
