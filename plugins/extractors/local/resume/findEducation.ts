import type { Education, Fact } from '../../../contract.ts';
import type { Section } from '../shared/segmentSections.ts';
import { type Resume, sectionsOf } from './context.ts';
import { joinWrappedHeaders } from './joinWrappedHeaders.ts';
import { readStudy } from './readStudy.ts';
import { readUnknownStudies } from './readUnknownStudies.ts';
import { segmentStudies } from './segmentStudies.ts';

function readSection({ document, ranges, today, lines }: Resume, section: Section): Fact<Education>[] {
  return segmentStudies(document, joinWrappedHeaders(document, section.lines, lines), ranges)
    .flatMap((study) => readStudy(document, study, today) ?? [])
    .filter((fact, index, all) => !announces(fact.value, all[index + 1]?.value));
}

const isBareDegree = ({ institution, degree, specialization, startYear, endYear }: Education): boolean =>
  institution === null && degree !== null && specialization === null && startYear === null && endYear === null;

/** "BSc" in the margin beside "University of Leeds, BSc in Physics": the degree alone is no study of its own. */
const announces = (own: Education, next: Education | undefined): boolean =>
  isBareDegree(own) && next !== undefined && next.institution !== null && next.level === own.level;

/** Reads the studies of the education sections, in the order of the document; without such a section, those among the qualifications. */
export function findEducation(resume: Resume): Fact<Education>[] {
  const sections = sectionsOf(resume, 'education').filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) {
    return sectionsOf(resume, 'certifications', 'other')
      .flatMap((section) => readSection(resume, section))
      .filter(({ value }) => value.institution !== null && value.degree !== null);
  }
  const studies = sections.flatMap((section) => {
    const found = readSection(resume, section);
    return found.length > 0 ? found : readUnknownStudies(resume.document, section, resume.ranges, resume.today);
  });
  // "Education: higher" on a form, whose studies are told elsewhere.
  return studies.filter(
    ({ value }) => !isBareDegree(value) || !studies.some((other) => other.value.institution && other.value.level === value.level),
  );
}
