import { type DocumentText, type ExtractOptions, emptyResumeFacts, type ResumeFacts } from '../../../contract.ts';
import { computeYears } from './computeYears.ts';
import { prepareResume, restartHeader, sectionsOf } from './context.ts';
import { findAchievements } from './findAchievements.ts';
import { findCertifications } from './findCertifications.ts';
import { findEmail, findLinkedIn, findPhone, findWebsite } from './findContacts.ts';
import { findDocumentDate } from './findDocumentDate.ts';
import { findEducation } from './findEducation.ts';
import { findExpectedSalary } from './findExpectedSalary.ts';
import { findExperience } from './findExperience.ts';
import { findLanguageFacts } from './findLanguageFacts.ts';
import { findLocation } from './findLocation.ts';
import { findName, findNameSpan } from './findName.ts';
import { findSkillFacts } from './findSkillFacts.ts';
import { findSummary } from './findSummary.ts';
import { findTitle } from './findTitle.ts';

/**
 * Reads a résumé by rules and knowledge alone. Pure: the same document and the same "today" give the same facts. Every fact quotes the visible
 * text; what the text does not say stays null or empty.
 */
export function extractResume(document: DocumentText, options: ExtractOptions): ResumeFacts {
  if (!document.text.trim()) return emptyResumeFacts();
  const prepared = prepareResume(document, options.today);
  const nameSpan = findNameSpan(prepared);
  const resume = nameSpan ? restartHeader(prepared, nameSpan.start) : prepared;
  const jobs = findExperience(
    document,
    sectionsOf(resume, 'experience'),
    resume.ranges,
    resume.body,
    options.today,
    resume.lines,
  );
  const location = findLocation(resume);
  const name = findName(resume, nameSpan);
  const nameWords = (name?.value ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
  return {
    name,
    title: findTitle(resume, nameSpan, jobs),
    email: findEmail(resume, nameWords),
    phone: findPhone(resume, location?.country ?? null),
    website: findWebsite(resume, nameWords),
    linkedin: findLinkedIn(resume),
    location: location?.fact ?? null,
    summary: findSummary(resume),
    years: computeYears(resume, jobs),
    experience: jobs.map(({ fact }) => fact),
    education: findEducation(resume),
    certifications: findCertifications(resume),
    languages: findLanguageFacts(resume),
    skills: findSkillFacts(resume, jobs, name?.value ?? null),
    achievements: findAchievements(resume, jobs),
    salary: findExpectedSalary(resume),
    documentDate: findDocumentDate(resume),
  };
}
