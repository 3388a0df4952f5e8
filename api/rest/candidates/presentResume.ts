import type { z } from 'zod';
import { listedFirst } from '../../../core/candidates/candidateColumns.ts';
import type { Locale } from '../../../core/context.ts';
import { explainWarning } from '../../../core/documents/warningMessages.ts';
import type { DocumentWarning, Education, Evidence, Experience, Fact, ResumeFacts, Skill } from '../../../plugins/contract.ts';
import type { ParsedResume } from './parsedResume.ts';

export interface ResumeToPresent {
  fileName: string;
  candidateId: string | null;
  score: number | null;
  facts: ResumeFacts;
  text: string;
  warnings: readonly DocumentWarning[];
  engine: string;
  locale: Locale;
}

type Parsed = z.infer<typeof ParsedResume>;

export function presentResume({ fileName, candidateId, score, facts, text, warnings, engine, locale }: ResumeToPresent): Parsed {
  const details = warnings.map((warning) => presentWarning(warning, locale));
  return {
    file_name: fileName,
    candidate_id: candidateId,
    score,
    ...presentPerson(facts),
    ...presentLists(facts),
    raw_text: text,
    engine,
    warnings: details.map(({ message, page }) => (page === null ? message : `${message} (${page})`)),
    warning_details: details,
    evidence: presentEvidence(facts),
  };
}

function presentPerson(facts: ResumeFacts) {
  const best = highest(facts.education);
  const salary = valueOf(facts.salary);
  return {
    name: valueOf(facts.name),
    title: valueOf(facts.title),
    years: valueOf(facts.years),
    email: valueOf(facts.email),
    phone: valueOf(facts.phone),
    website: valueOf(facts.website),
    linkedin: valueOf(facts.linkedin),
    location: valueOf(facts.location),
    summary: valueOf(facts.summary),
    payment_expected: salary?.amount ?? null,
    currency: salary?.currency ?? null,
    payment: salary,
    education_degree: best?.degree ?? null,
    education_specialization: best?.specialization ?? null,
  };
}

function valueOf<T>(fact: Fact<T> | null): T | null {
  return fact === null ? null : fact.value;
}

function presentLists(facts: ResumeFacts) {
  const jobs = facts.experience.map(({ value }) => value);
  const languages = facts.languages.map(({ value }) => value);
  return {
    skills: listedFirst(facts.skills).map(({ value }) => value.name),
    skill_details: listedFirst(facts.skills).map(presentSkill),
    education: facts.education.map(({ value }) => presentEducation(value)),
    certifications: facts.certifications.map(({ value }) => value.name),
    languages: languages.map(({ name }) => name),
    language_levels: languages.map(({ name, known, level }) => ({ name, known, level })),
    experience: jobs.map(({ location: _location, ...job }) => job),
    experience_lines: jobs.map(describeJob),
    achievements: facts.achievements.length,
    achievement_lines: facts.achievements.map(({ value }) => value),
    responsibilities: jobs.reduce((sum, { responsibilities }) => sum + responsibilities.length, 0),
  };
}

function presentSkill({ value, evidence }: Fact<Skill>): Parsed['skill_details'][number] {
  const { name, known, source, lastUsed } = value;
  return { name, known, source, last_used: lastUsed, evidence };
}

function presentEducation({
  institution,
  degree,
  level,
  specialization,
  startYear,
  endYear,
}: Education): Parsed['education'][number] {
  return { institution, degree, level, specialization, start_year: startYear, end_year: endYear };
}

const ranks = ['secondary', 'associate', 'bachelor', 'master', 'doctorate'];

function highest(education: readonly Fact<Education>[]): Education | null {
  const rank = ({ level }: Education) => (level === null ? -1 : ranks.indexOf(level));
  return education
    .map(({ value }) => value)
    .reduce<Education | null>((best, each) => (best === null || rank(each) > rank(best) ? each : best), null);
}

/** "Backend Developer, Acme (2015-01 – 2022-12)" */
function describeJob({ position, company, start, end, current }: Experience): string {
  const dates = [start, current ? 'present' : end].filter(Boolean).join(' – ');
  return [[position, company].filter(Boolean).join(', '), dates && `(${dates})`].filter(Boolean).join(' ');
}

function presentWarning(warning: DocumentWarning, locale: Locale): Parsed['warning_details'][number] {
  const text = warning.params['text'];
  return {
    code: warning.code,
    message: explainWarning(warning, locale),
    page: warning.page,
    text: text === undefined ? null : String(text),
  };
}

const evidenceNames: Partial<Record<keyof ResumeFacts, string>> = { salary: 'payment_expected', documentDate: 'document_date' };

function presentEvidence(facts: ResumeFacts): Parsed['evidence'] {
  const entries = Object.entries(facts) as [keyof ResumeFacts, Fact<unknown> | Fact<unknown>[] | null][];
  const quoted = entries.map(([field, fact]) => [evidenceNames[field] ?? field, quotationsOf(fact)] as const);
  return Object.fromEntries(quoted.filter(([, quotations]) => quotations.length > 0));
}

function quotationsOf(fact: Fact<unknown> | Fact<unknown>[] | null): Evidence[] {
  if (fact === null) return [];
  const facts = Array.isArray(fact) ? fact : [fact];
  return facts.flatMap(({ evidence }) => evidence.map(({ text, page, start, end }) => ({ text, page, start, end })));
}
