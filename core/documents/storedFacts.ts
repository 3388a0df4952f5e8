import {
  emptyResumeFacts,
  type Fact,
  type JobFacts,
  type Named,
  type Requirement,
  type ResumeFacts,
  type Salary,
  type Skill,
} from '../../plugins/contract.ts';

/**
 * Reads stored facts. Facts of an older extractor lack fields that were added since (`known` names, the period of a salary, `listed` and `shown`); they are
 * filled in here, and only here, until the document is read again.
 */
export function storedResumeFacts(stored: unknown): ResumeFacts {
  const facts = { ...emptyResumeFacts(), ...(stored as Partial<ResumeFacts> | null | undefined) };
  return {
    ...facts,
    skills: facts.skills.map((fact) => ({ ...fact, value: renewSkill(fact.value) })),
    languages: facts.languages.map((fact) => ({ ...fact, value: { ...fact.value, known: fact.value.known ?? fact.value.name } })),
    certifications: (facts.certifications as Fact<Named | string>[]).map(({ value, ...rest }) => ({
      ...rest,
      value: typeof value === 'string' ? { name: value, known: null } : value,
    })),
    salary: renewSalary(facts.salary),
  };
}

/** The same for the facts of a job description. */
export function storedJobFacts(stored: unknown): JobFacts {
  const facts = stored as JobFacts;
  return { ...facts, salary: renewSalary(facts.salary), requirements: facts.requirements.map(renewRequirement) };
}

export function renewRequirement<R extends Requirement>(requirement: R): R {
  return { ...requirement, known: requirement.known ?? null };
}

/** Older extractors stored the known name as the name, and the printed one in `raw`. */
function renewSkill(skill: Skill | OldSkill): Skill {
  if (!('raw' in skill)) return skill;
  const { raw, name, source, ...rest } = skill;
  return { ...rest, name: raw, known: name, source: source === 'skills' ? 'listed' : 'shown' };
}

interface OldSkill extends Omit<Skill, 'known' | 'source'> {
  raw: string;
  source: string;
}

function renewSalary(salary: Fact<Salary> | null): Fact<Salary> | null {
  return salary && { ...salary, value: { ...salary.value, period: salary.value.period ?? 'year' } };
}
