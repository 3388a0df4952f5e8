import type { Fact, JobFacts, Requirement } from '../../../contract.ts';
import { findDegreeLevel } from '../../../knowledge/findDegreeLevel.ts';
import { languagesMap } from '../../../knowledge/languages.ts';
import { normalizeSkill } from '../../../knowledge/skills.ts';
import type { JobAnswer, RequirementClaim } from '../answers/jobAnswer.ts';
import type { Claim } from '../answers/resumeAnswer.ts';
import { findWithin } from './checkPerson.ts';
import { checkSalary } from './checkSalary.ts';
import { type Claims, confidence, factOf, textOf, wordsOf } from './claims.ts';
import { saysYears } from './supportedNumber.ts';

const longestLabel = 120;
const mostRequirements = 100;

/** The part of a model's answer that the job description supports. */
export function checkJob(claims: Claims, answer: JobAnswer): JobFacts {
  return {
    title: checkWords(claims, answer.title),
    requirements: answer.requirements.slice(0, mostRequirements).flatMap((one) => checkRequirement(claims, one)),
    minYears: checkYears(claims, answer.minYears),
    education: checkDegree(claims, answer.education),
    salary: checkSalary(claims, answer.salary),
    location: checkWords(claims, answer.location),
    warnings: [],
  };
}

function checkWords(claims: Claims, claim: Claim): Fact<string> | null {
  const span = claim && findWithin(claims, claim);
  if (!span) return null;
  if (span.end - span.start > longestLabel) return claims.drop();
  return factOf(claims.quotable, wordsOf(claims.quotable, span), span);
}

function checkRequirement(claims: Claims, claim: RequirementClaim): Requirement[] {
  const quote = claims.find(claim.quote);
  const label = quote && claims.find(claim.label, { span: quote, reach: 0 });
  if (quote === null || label === null) return [];
  if (label.end - label.start > longestLabel) {
    claims.drop();
    return [];
  }
  const written = wordsOf(claims.quotable, label);
  const known = claim.kind === 'skill' || claim.kind === 'soft-skill' ? normalizeSkill(written) : null;
  const years = claim.minYears !== null && saysYears(textOf(claims.quotable, quote), claim.minYears);
  if (claim.minYears !== null && !years) claims.drop();
  return [
    {
      label: written,
      known: known?.name ?? languagesMap.get(written.toLowerCase()) ?? null,
      kind: kindOf(claim, known?.category),
      category: known?.category ?? (claim.kind === 'soft-skill' ? 'soft' : 'other'),
      importance: claim.importance,
      minYears: years ? claim.minYears : null,
      confidence,
      evidence: [claims.quotable.evidence(label)],
    },
  ];
}

/** What we know about a skill goes before what the model says. */
function kindOf({ kind }: RequirementClaim, category: Requirement['category'] | undefined): Requirement['kind'] {
  if (category === undefined) return kind;
  return category === 'soft' ? 'soft-skill' : 'skill';
}

function checkYears(claims: Claims, claim: JobAnswer['minYears']): Fact<number> | null {
  const span = claim && claims.find(claim.quote);
  if (!claim || !span) return null;
  return saysYears(textOf(claims.quotable, span), claim.value) ? factOf(claims.quotable, claim.value, span) : claims.drop();
}

function checkDegree(claims: Claims, claim: JobAnswer['education']): JobFacts['education'] {
  const span = claim && claims.find(claim.quote);
  if (!span) return null;
  const text = wordsOf(claims.quotable, span);
  const level = findDegreeLevel(text);
  return level === null ? claims.drop() : factOf(claims.quotable, { level, text }, span);
}
