import type { Prisma } from '../../../prisma/generated/client.ts';
import { describeSalary } from './describeSalary.ts';
import type { MergedJobFacts } from './mergeJobFacts.ts';
import { asJson, type RequirementEvidence, type StoredEvidence, type StoredRequirement } from './revision.ts';

/** How many requirements are selected by default, and the fewest for which a selection makes sense. */
export const topRequirements = 8;
const fewestAdopted = 5;
/** Longer lists are cut, because they no longer show what matters. */
const maxRequiredSkills = 12;

/** The requirements form filled in from the job descriptions. */
export function readForm(facts: MergedJobFacts) {
  const skills = facts.requirements.filter(({ kind }) => kind === 'skill');
  return {
    position: facts.title?.value ?? null,
    requiredSkills: labels(skills.filter(({ importance }) => importance === 'must')).slice(0, maxRequiredSkills),
    niceSkills: labels(skills.filter(({ importance }) => importance === 'nice')),
    experience: facts.minYears && (quoted(facts.minYears.evidence) ?? `${facts.minYears.value}+`),
    minYears: facts.minYears?.value ?? null,
    education: facts.education?.value.text ?? null,
    educationLevel: facts.education?.value.level ?? null,
    salary: facts.salary && describeSalary(facts.salary.value, quoted(facts.salary.evidence)),
    certifications: labels(facts.requirements.filter(({ kind }) => kind === 'certification')),
    languages: labels(facts.requirements.filter(({ kind }) => kind === 'language')),
    selected: selectTop(facts.requirements),
    extracted: asJson(facts.requirements),
    evidence: asJson(formEvidence(facts)),
  } satisfies Partial<Prisma.RequirementRevisionUncheckedCreateInput>;
}

export function selectTop(requirements: readonly StoredRequirement[]): string[] {
  const top = labels(requirements.slice(0, topRequirements));
  return top.length >= fewestAdopted ? top : [];
}

function labels(requirements: readonly StoredRequirement[]): string[] {
  return [...new Set(requirements.map(({ label }) => label))];
}

function quoted(evidence: readonly StoredEvidence[]): string | null {
  return evidence[0]?.text.replace(/\s+/g, ' ').trim().slice(0, 200) || null;
}

function formEvidence({ title, minYears, education, salary }: MergedJobFacts): RequirementEvidence {
  return {
    ...(title && { position: title.evidence }),
    ...(minYears && { experience: minYears.evidence }),
    ...(education && { education: education.evidence }),
    ...(salary && { salary: salary.evidence }),
  };
}
