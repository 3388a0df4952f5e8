import type { Education, Experience } from '../../plugins/contract.ts';
import { listedFirst } from '../candidates/candidateColumns.ts';
import type { ExportedCandidate } from './exportColumns.ts';

/** The version of the schema at https://jsonresume.org/schema that this follows. */
const schemaVersion = 'v1.0.0';

/** A candidate as a JSON Resume (jsonresume.org). Unknown fields are left out, because the schema has no null. */
export function toJsonResume({ candidate, facts, hidden }: ExportedCandidate, { contacts }: { contacts: boolean }) {
  return {
    basics: {
      ...known({ name: candidate.fullName, label: candidate.title, summary: facts.summary?.value ?? null }),
      ...(candidate.location !== null && { location: { city: candidate.location } }),
      ...(contacts && !hidden && presentContacts(candidate)),
    },
    work: facts.experience.map(({ value }) => presentJob(value)),
    education: facts.education.map(({ value }) => presentStudy(value)),
    certificates: facts.certifications.map(({ value }) => ({ name: value.name })),
    skills: listedFirst(facts.skills).map(({ value }) => ({ name: value.name })),
    languages: facts.languages.map(({ value }) => known({ language: value.name, fluency: value.level })),
    meta: { version: schemaVersion, lastModified: candidate.updatedAt.toISOString() },
  };
}

/** A typed e-mail address may be invalid. */
const addressLike = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

function presentContacts({ email, phone, website, linkedin }: ExportedCandidate['candidate']) {
  const profile = linkedin === null ? null : toAddress(linkedin);
  return {
    ...known({
      email: email !== null && addressLike.test(email) ? email : null,
      phone,
      url: website === null ? null : toAddress(website),
    }),
    ...(profile !== null && { profiles: [{ network: 'LinkedIn', url: profile }] }),
  };
}

/** Adds the scheme that documents often leave out; null when the text is not a URL. */
function toAddress(printed: string): string | null {
  const url = /^[a-z]+:\/\//i.test(printed) ? printed : `https://${printed}`;
  return URL.canParse(url) ? new URL(url).href : null;
}

function presentJob({ company, position, location, start, end, responsibilities }: Experience) {
  return {
    ...known({ name: company, position, location, startDate: toDate(start), endDate: toDate(end) }),
    highlights: responsibilities,
  };
}

function presentStudy({ institution, degree, specialization, startYear, endYear }: Education) {
  return known({
    institution,
    studyType: degree,
    area: specialization,
    startDate: toDate(startYear),
    endDate: toDate(endYear),
  });
}

/** The schema's dates: years from 1000 to 2999, months with two digits. */
const schemaDate = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/;

function toDate(date: string | number | null): string | null {
  const text = String(date);
  return schemaDate.test(text) ? text : null;
}

function known<T extends Record<string, string | null>>(fields: T): Partial<Record<keyof T, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== '')) as Partial<
    Record<keyof T, string>
  >;
}
