import type { DocumentText, ExtractOptions, JobFacts, Requirement, RequirementKind } from '../../../contract.ts';
import { overlaps } from '../shared/textSpan.ts';
import { askingClauses } from './clauses/askingClauses.ts';
import { jobClauses } from './clauses/jobClauses.ts';
import { warnOfOthers } from './document/secondAdvertisement.ts';
import { usedPart } from './document/usedPart.ts';
import { findJobCertificates } from './facts/findJobCertificates.ts';
import { findJobEducation } from './facts/findJobEducation.ts';
import { findJobLanguages } from './facts/findJobLanguages.ts';
import { findJobLocation } from './facts/findJobLocation.ts';
import { findJobPay } from './facts/findJobPay.ts';
import { findJobTitle } from './facts/findJobTitle.ts';
import { findSkillRequirements } from './skills/findSkillRequirements.ts';
import { isTool } from './skills/mention.ts';
import { findOverallYears } from './years/findOverallYears.ts';
import { joinYearsOfWork } from './years/joinYearsOfWork.ts';

/**
 * Reads a job description using only rules and the knowledge base: what it asks for, how strongly, and where it says so. Returns everything found, most
 * important first; a position takes over the first `topK`.
 */
export function extractRequirements(whole: DocumentText, _options: ExtractOptions & { topK: number }): JobFacts {
  const used = usedPart(whole);
  if (used === null) return nothing();
  const { document, next } = used;
  const all = jobClauses(document);
  const clauses = askingClauses(all);
  const overall = findOverallYears(document, clauses);
  const education = findJobEducation(document, clauses);
  const certificates = findJobCertificates(document, clauses);
  // "GCSE Maths and English" asks for no language.
  const languages = findJobLanguages(document, clauses).filter(
    ({ evidence }) => !evidence.every((one) => education.studies.some((study) => overlaps(one, study))),
  );
  const title = findJobTitle(document);
  const ofSkills = findSkillRequirements(document, clauses, {
    studies: education.studies,
    certificates: certificates.flatMap(({ evidence }) => evidence),
    languages: languages.flatMap(({ evidence }) => evidence),
  }).filter((skill) => !isCertificate(skill, certificates));
  const { years, skills } = joinYearsOfWork(document, overall?.requirement ?? null, ofSkills);
  const named = [...skills, ...certificates, ...languages, ...(years === null ? [] : [years]), ...education.requirements];
  return {
    title,
    requirements: rankRequirements(named),
    minYears: overall?.fact ?? null,
    education: education.fact,
    salary: findJobPay(document, all),
    location: findJobLocation(document),
    warnings: next === null ? [] : [warnOfOthers(whole, title, next)],
  };
}

function nothing(): JobFacts {
  return { title: null, requirements: [], minYears: null, education: null, salary: null, location: null, warnings: [] };
}

/** "Водительские права: B" begins with "водительские права". */
function startsWithWords(whole: string, words: string): boolean {
  const [long, short] = [whole.toLowerCase(), words.toLowerCase()];
  return long === short || (long.startsWith(short) && /^\s?:/u.test(long.slice(short.length)));
}

/** "PMP" and "AWS certification" name certificates, not skills. */
const isCertificate = ({ label }: Requirement, certificates: readonly Requirement[]): boolean =>
  certificates.some((certificate) => startsWithWords(certificate.label, label));

/** What recruiters look at first. */
const kinds: readonly RequirementKind[] = [
  'skill',
  'certification',
  'language',
  'experience',
  'education',
  'soft-skill',
  'other',
];
const sure = 0.7;
const isDoubtful = ({ confidence }: Requirement): boolean => confidence < sure;

/** This many skills come before everything else; the rest of a long list follows the other kinds of musts. */
const leadingSkills = 5;

/**
 * Most important first: musts before nice-to-haves; a few skills, then the other musts, then the rest; names before practices, doubtful ones
 * last, others in the order of the text.
 */
export function rankRequirements(requirements: readonly Requirement[]): Requirement[] {
  const ranked = requirements.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      generality(a) - generality(b) ||
      Number(isDoubtful(a)) - Number(isDoubtful(b)),
  );
  const must = ranked.filter((one) => one.importance === 'must');
  const skills = must.filter(({ kind }) => kind === 'skill');
  const last = must.filter(({ kind }) => kind === 'soft-skill' || kind === 'other');
  const rest = must.filter((one) => one.kind !== 'skill' && !last.includes(one));
  return [
    ...skills.slice(0, leadingSkills),
    ...rest,
    ...skills.slice(leadingSkills),
    ...last,
    ...ranked.filter((one) => one.importance === 'nice'),
  ];
}

/** A proper name says more than a practice, which few CVs mention. */
function generality(requirement: Requirement): number {
  return isTool({ ...requirement, name: requirement.label }) ? 0 : 1;
}
