import { type DocumentText, type ExtractOptions, emptyResumeFacts, type Fact, type ResumeFacts } from '../../../contract.ts';
import { countryOfPhone } from '../annotate/contacts/findPhones.ts';
import { matchPlace } from '../annotate/matchPlace.ts';
import { findCertifications } from '../entries/certificates/findCertifications.ts';
import { readJobs } from '../entries/jobs/readJobs.ts';
import { prepareResume, restartHeader } from '../entries/prepareResume.ts';
import { readStudies } from '../entries/readStudies.ts';
import type { Resume } from '../entries/resume.ts';
import { computeYears } from './computeYears.ts';
import { findAchievements } from './findAchievements.ts';
import { findEmail, findLinkedIn, findPhone, findWebsite } from './findContacts.ts';
import { findDocumentDate } from './findDocumentDate.ts';
import { findExpectedSalary } from './findExpectedSalary.ts';
import { findLanguageFacts } from './findLanguageFacts.ts';
import { type FoundLocation, findLocation } from './findLocation.ts';
import { findName, findNameSpan } from './findName.ts';
import { findSkillFacts } from './findSkillFacts.ts';
import { findSummary } from './findSummary.ts';
import { findTitle, soughtTitle } from './findTitle.ts';
import { formName } from './formName.ts';
import { keepPrinted } from './keepPrinted.ts';
import { labelledHome, labelledName, labelledTitle } from './labelledHead.ts';

/**
 * Reads a résumé by rules, knowledge tables and trained labels, with no outside service. Pure: the same document and the same "today" give the same facts.
 * Every fact quotes the visible text; what the text does not say stays null or empty.
 */
export function extractResume(document: DocumentText, options: ExtractOptions): ResumeFacts {
  if (!document.text.trim()) return emptyResumeFacts();
  const prepared = prepareResume(document, options.today);
  const sureName = findSureName(prepared);
  const nameSpan = sureName ? null : findNameSpan(prepared);
  const resume = nameSpan ? restartHeader(prepared, nameSpan.start) : prepared;
  const name = sureName ?? findName(resume, nameSpan);
  const fullName = name?.value ?? '';
  // "Jane Doe, 2025" at the foot of a page is no job.
  const jobs = readJobs(resume).filter(({ fact: { value } }) => value.company === null || value.company !== fullName);
  const location = readLocation(resume, fullName);
  const nameWords = fullName
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
  const phone = findPhone(resume, location?.country ?? null);
  const country = countryOf(location, phone);
  return keepPrinted(document, {
    name,
    title:
      soughtTitle(resume) ??
      labelledTitle(resume, name?.evidence[0] ?? null) ??
      findTitle(resume, name?.evidence[0] ?? null, jobs),
    email: findEmail(resume, nameWords),
    phone,
    website: findWebsite(resume, nameWords),
    linkedin: findLinkedIn(resume),
    location: location?.fact ?? null,
    summary: findSummary(resume),
    years: computeYears(resume, jobs),
    experience: jobs.map(({ fact }) => fact),
    education: readStudies(resume),
    certifications: findCertifications(resume),
    languages: findLanguageFacts(resume),
    skills: findSkillFacts(resume, jobs, fullName || null),
    achievements: findAchievements(resume, jobs),
    salary: findExpectedSalary(resume, country),
    documentDate: findDocumentDate(resume),
  });
}

/** The country whose money the person means. */
const countryOf = (location: FoundLocation | null, phone: Fact<string> | null): string | null =>
  location?.country ?? (phone && countryOfPhone(phone.value));

/** The name that a form asks for, or that the labels mark. A form's name may go on in the next line, which the labels know. */
function findSureName(resume: Resume): Fact<string> | null {
  const [asked, labelled] = [formName(resume), labelledName(resume)];
  return asked && !labelled?.value.startsWith(`${asked.value} `) ? asked : labelled;
}

/** Where the person lives, and the country of it, in which the telephone numbers are read. The labels supply it if the rules know no place, or only a piece of it. */
function readLocation(resume: Resume, name: string): FoundLocation | null {
  const found = findLocation(resume, name);
  const home = labelledHome(resume);
  if (!home || home.value === name) return found;
  const place = matchPlace(home.value);
  const known = found?.fact.value;
  // "Sweden" of "Umeå, Sweden"
  const isPiece = known !== undefined && (home.value.startsWith(`${known}, `) || home.value.endsWith(`, ${known}`));
  if (found && !(place && isPiece)) return found;
  return { fact: home, country: place?.country ?? null };
}
