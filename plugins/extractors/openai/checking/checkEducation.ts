import type { Education, Fact } from '../../../contract.ts';
import { findDegreeLevel } from '../../../knowledge/findDegreeLevel.ts';
import type { StudyClaim } from '../answers/resumeAnswer.ts';
import type { Span } from '../quoting/spans.ts';
import { type Claims, factOf, textOf, wordsOf } from './claims.ts';
import { saysCurrent, saysYear } from './supportedDate.ts';

const reach = 400;

/** The studies that the document names. The level is what the degree's own words mean. */
export function checkEducation(claims: Claims, studies: readonly StudyClaim[]): Fact<Education>[] {
  return studies.flatMap((study) => checkStudy(claims, study));
}

function checkStudy(claims: Claims, study: StudyClaim): Fact<Education>[] {
  const anchor = claims.find(study.institution ?? study.degree);
  if (anchor === null) return [];
  const near = { span: anchor, reach };
  const { quotable } = claims;
  const institution = study.institution === null ? null : anchor;
  const degree = study.institution === null ? anchor : claims.find(study.degree, near);
  const [specialization, dates] = [claims.find(study.specialization, near), claims.find(study.dates, near)];
  const words = dates === null ? '' : textOf(quotable, dates);
  const value: Education = {
    institution: institution && wordsOf(quotable, institution),
    degree: degree && wordsOf(quotable, degree),
    level: degree && findDegreeLevel(textOf(quotable, degree)),
    specialization: specialization && wordsOf(quotable, specialization),
    startYear: checkYear(claims, study.startYear, words),
    endYear: checkYear(claims, study.endYear, words),
    current: study.current && saysCurrent(words),
  };
  return [factOf(quotable, value, ...uniqueSpans([institution, degree, specialization, dates]))];
}

function checkYear(claims: Claims, year: number | null, words: string): number | null {
  if (year === null) return null;
  return saysYear(words, String(year).padStart(4, '0')) ? year : claims.drop();
}

function uniqueSpans(spans: readonly (Span | null)[]): Span[] {
  const known = spans.filter((span) => span !== null);
  return known.filter(({ start, end }, index) => known.findIndex((one) => one.start === start && one.end === end) === index);
}
