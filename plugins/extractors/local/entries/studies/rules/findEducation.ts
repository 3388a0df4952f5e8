import type { Education, Fact } from '../../../../../contract.ts';
import { namesCertificate } from '../../../annotate/certificateWords.ts';
import { findDegrees, findStudyDegrees } from '../../../annotate/findDegrees.ts';
import { joinWrappedHeaders } from '../../../lines/joinWrappedHeaders.ts';
import type { LineView } from '../../../shared/lineView.ts';
import { type Resume, sectionsOf } from '../../resume.ts';
import type { Section } from '../../section.ts';
import { readStudy } from './readStudy.ts';
import { readUnknownStudies } from './readUnknownStudies.ts';
import { segmentStudies } from './segmentStudies.ts';
import type { Study } from './study.ts';

function readSection({ document, ranges, today, lines }: Resume, section: Section): Fact<Education>[] {
  const studies = segmentStudies(document, joinWrappedHeaders(document, section.lines.filter(isStudyLine), lines), ranges);
  let above: { fact: Fact<Education>; study: Study } | null = null;
  return studies
    .flatMap((study) => {
      const own = readStudy(document, study, today);
      const fact: Fact<Education> | null = own && above && isUnder(own.value, study, above) ? inSchool(own, above.fact) : own;
      above = fact && (own?.value.institution || !above ? { fact, study } : { ...above, fact });
      // An exchange or a course without its own school belongs to the study that it was part of.
      return fact && (fact.value.level !== null || own?.value.institution !== null) ? fact : [];
    })
    .filter((fact, index, all) => !announces(fact.value, all[index + 1]?.value));
}

/** "Boston College" over "MSc in Accounting, 2013" and "BA in Economics, 2012": the second degree, directly below, is from the same school. */
const isUnder = (own: Education, { header }: Study, above: { fact: Fact<Education>; study: Study }): boolean =>
  own.institution === null &&
  own.degree !== null &&
  above.fact.value.institution !== null &&
  header[0]?.gapBefore === false &&
  findStudyDegrees(above.study.header[0]?.text ?? '').length === 0;

const inSchool = (own: Fact<Education>, above: Fact<Education>): Fact<Education> => ({
  ...own,
  value: { ...own.value, institution: above.value.institution },
  evidence: [...above.evidence.slice(0, 1), ...own.evidence],
});

/** Certificates listed among the studies are not studies. */
export const isStudyLine = ({ text }: LineView): boolean =>
  !namesCertificate(text) || findDegrees(text).some(({ level }) => level !== null && level !== 'associate');

const isBareDegree = ({ institution, degree, specialization, startYear, endYear }: Education): boolean =>
  institution === null && degree !== null && specialization === null && startYear === null && endYear === null;

/** "BSc" in the margin next to "University of Leeds, BSc in Physics": the lone degree is not a separate study. */
const announces = (own: Education, next: Education | undefined): boolean =>
  isBareDegree(own) && next !== undefined && next.institution !== null && next.level === own.level;

/** Reads the studies of the education sections, in document order; without such a section, the studies among the qualifications. */
export function findEducation(resume: Resume): Fact<Education>[] {
  const sections = sectionsOf(resume, 'education').filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) {
    return sectionsOf(resume, 'certifications', 'other')
      .flatMap((section) => readSection(resume, section))
      .filter(
        ({ value }) =>
          value.institution !== null && value.degree !== null && !/certificat|nanodegree|advanced diploma/iu.test(value.degree),
      );
  }
  const studies = sections.flatMap((section) => {
    const found = readSection(resume, section);
    return found.length > 0 ? found : readUnknownStudies(resume.document, section, resume.ranges, resume.today);
  });
  // "Education: higher" on a form that lists the studies elsewhere.
  const taught = new Set(studies.filter(({ value }) => value.institution).map(({ value }) => value.level));
  return studies.filter(({ value }) => !isBareDegree(value) || !taught.has(value.level));
}
