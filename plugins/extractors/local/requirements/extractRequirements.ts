import type { DocumentText, ExtractOptions, JobFacts, Requirement } from '../../../contract.ts';
import { overlaps } from '../shared/textSpan.ts';
import { askingClauses } from './clauses/clauseCues.ts';
import { jobClauses } from './clauses/jobClauses.ts';
import { warnOfOthers } from './document/secondAdvertisement.ts';
import { usedPart } from './document/usedPart.ts';
import { findJobCertificates } from './facts/findJobCertificates.ts';
import { findJobEducation } from './facts/findJobEducation.ts';
import { findJobLanguages } from './facts/findJobLanguages.ts';
import { findJobLocation } from './facts/findJobLocation.ts';
import { findJobPay } from './facts/findJobPay.ts';
import { findJobTitle } from './facts/findJobTitle.ts';
import { rankRequirements } from './rankRequirements.ts';
import { findSkillRequirements } from './skills/findSkillRequirements.ts';
import { findOverallYears, joinYearsOfWork } from './years/findOverallYears.ts';

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
  const title = findJobTitle(document);
  const named = findSkillRequirements(document, clauses, education.studies).flatMap((skill) =>
    withoutCertificates(skill, certificates),
  );
  const { years, skills } = joinYearsOfWork(document, overall?.requirement ?? null, named);
  const others = [years, education.requirement].filter((one) => one !== null);
  return {
    title,
    requirements: rankRequirements([...skills, ...certificates, ...findJobLanguages(document, clauses), ...others]),
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

/** "PMP" and "AWS certification" name certificates, not skills. Drops a skill that is named only inside a certificate. */
function withoutCertificates(skill: Requirement, certificates: readonly Requirement[]): Requirement[] {
  const quoted = certificates.flatMap((certificate) => certificate.evidence);
  const evidence = skill.evidence.filter((one) => !quoted.some((other) => overlaps(one, other)));
  return evidence.length === 0 ? [] : [{ ...skill, evidence }];
}
