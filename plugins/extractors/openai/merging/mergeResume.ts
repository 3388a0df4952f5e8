import {
  type Certification,
  type Education,
  type Experience,
  type Fact,
  type Language,
  matchName,
  type Named,
  type ResumeFacts,
  type Salary,
  type Skill,
} from '../../../contract.ts';
import { unionMonths } from '../../../knowledge/durations.ts';
import { jobPeriod } from '../checking/jobPeriod.ts';
import { mergeExperience } from './mergeExperience.ts';
import { inDocumentOrder, mergeFact, mergeLists, sameWords, shareEvidence } from './mergeFacts.ts';

/** What the model read, checked, and what the local reader found besides. */
export function mergeResume(model: ResumeFacts, local: ResumeFacts, today: string): ResumeFacts {
  const experience = mergeExperience(model.experience, local.experience, today);
  const words = (field: WordField) => mergeFact(model[field], local[field], sameWords);
  return {
    name: words('name'),
    title: words('title'),
    email: words('email'),
    phone: mergeFact(model.phone, local.phone, (a, b) => digitsOf(a) === digitsOf(b)),
    website: words('website'),
    linkedin: words('linkedin'),
    location: words('location'),
    summary: words('summary'),
    years: countYears(experience, today) ?? mergeFact(model.years, local.years, (a, b) => a === b),
    experience,
    education: inDocumentOrder(mergeLists(model.education, local.education, isSameStudy, joinStudies)),
    certifications: mergeLists<Certification>(model.certifications, local.certifications, isSameThing, preferLocal),
    languages: mergeLists<Language>(model.languages, local.languages, isSameName, joinLanguages),
    skills: mergeLists<Skill>(model.skills, local.skills, isSameName, joinSkills),
    achievements: inDocumentOrder(mergeLists(model.achievements, local.achievements, isSameText, preferLocal)),
    salary: mergeFact<Salary>(model.salary, local.salary, isSameSalary),
    documentDate: words('documentDate'),
  };
}

type WordField = 'name' | 'title' | 'email' | 'website' | 'linkedin' | 'location' | 'summary' | 'documentDate';

const monthsAYear = 12;

/** The union of the months of all dated jobs; null where none is dated. */
function countYears(experience: readonly Fact<Experience>[], today: string): Fact<number> | null {
  const dated = experience.flatMap((job) => {
    const period = jobPeriod(job.value, today);
    return period === null ? [] : [{ job, period }];
  });
  const years = Math.round((unionMonths(dated.map(({ period }) => period)) / monthsAYear) * 10) / 10;
  if (years === 0) return null;
  const evidence = dated.flatMap(({ job }) => job.evidence.filter(({ text }) => /\d{2}/u.test(text)).slice(0, 1));
  return { value: years, evidence, confidence: Math.min(...dated.map(({ job }) => job.confidence)) };
}

function isSameSalary(a: Salary, b: Salary): boolean {
  return a.amount === b.amount && a.currency === b.currency;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/gu, '');
}

function isSameText(a: Fact<string>, b: Fact<string>): boolean {
  return sameWords(a.value, b.value) || shareEvidence(a, b);
}

function isSameThing(a: Fact<Named>, b: Fact<Named>): boolean {
  return isSameName(a, b) || shareEvidence(a, b);
}

function preferLocal<T>(_model: Fact<T>, local: Fact<T>): Fact<T> {
  return local;
}

function isSameName(a: Fact<Named>, b: Fact<Named>): boolean {
  return matchName(a.value) === matchName(b.value);
}

/** The local reader knows the sections and the jobs, and when each was. */
function joinSkills(model: Fact<Skill>, local: Fact<Skill>): Fact<Skill> {
  return { ...local, confidence: Math.max(model.confidence, local.confidence) };
}

function joinLanguages(model: Fact<Language>, local: Fact<Language>): Fact<Language> {
  return model.value.level === null ? local : model;
}

/** Two readings of one study rest on the same words, or name the same school; another degree of another year is another study. */
function isSameStudy(a: Fact<Education>, b: Fact<Education>): boolean {
  const [one, other] = [a.value, b.value];
  const sameSchool = one.institution !== null && other.institution !== null && sameWords(one.institution, other.institution);
  if (!sameSchool && !shareEvidence(a, b)) return false;
  return !differ(one.degree, other.degree) || (shareEvidence(a, b) && !differ(one.endYear, other.endYear));
}

function differ(a: string | number | null, b: string | number | null): boolean {
  return a !== null && b !== null && !sameWords(String(a), String(b));
}

function joinStudies(model: Fact<Education>, local: Fact<Education>): Fact<Education> {
  const [a, b] = [model.value, local.value];
  const value: Education = {
    institution: a.institution ?? b.institution,
    degree: a.degree ?? b.degree,
    level: a.level ?? b.level,
    specialization: a.specialization ?? b.specialization,
    startYear: a.startYear ?? b.startYear,
    endYear: a.endYear ?? b.endYear,
    current: a.current || (a.endYear === null && b.current),
  };
  const more = local.evidence.filter((one) => !shareEvidence(model, { evidence: [one] }));
  return { value, evidence: [...model.evidence, ...more], confidence: Math.max(model.confidence, local.confidence) };
}
