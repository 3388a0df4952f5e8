import type { JobFacts, Requirement } from '../../../contract.ts';
import { mergeFact, sameWords } from './mergeFacts.ts';

/** What the model read of a job description, checked, and what the local reader found besides. */
export function mergeJob(model: JobFacts, local: JobFacts): JobFacts {
  return {
    title: mergeFact(model.title, local.title, sameWords),
    requirements: mergeRequirements(model.requirements, local.requirements),
    minYears: mergeFact(model.minYears, local.minYears, (a, b) => a === b),
    education: mergeFact(model.education, local.education, (a, b) => a.level === b.level),
    salary: mergeFact(model.salary, local.salary, (a, b) => a.amount === b.amount && a.currency === b.currency),
    location: mergeFact(model.location, local.location, sameWords),
  };
}

/** Musts before nice-to-haves; within each what the model found, in its order, then what only the local reader did. */
function mergeRequirements(model: readonly Requirement[], local: readonly Requirement[]): Requirement[] {
  const all: Requirement[] = [];
  for (const one of [...model, ...local]) {
    const at = all.findIndex((known) => isSame(known, one));
    const known = all[at];
    if (known === undefined) all.push(one);
    else all[at] = join(known, one);
  }
  return [...all.filter(({ importance }) => importance === 'must'), ...all.filter(({ importance }) => importance === 'nice')];
}

/** Kinds of which a description states one: two wordings of it are one requirement. */
const single: ReadonlySet<Requirement['kind']> = new Set(['experience', 'education']);

function isSame(a: Requirement, b: Requirement): boolean {
  return sameWords(a.label, b.label) || (a.kind === b.kind && single.has(a.kind));
}

function join(first: Requirement, second: Requirement): Requirement {
  return {
    ...first,
    minYears: first.minYears ?? second.minYears,
    confidence: Math.max(first.confidence, second.confidence),
    evidence: [...first.evidence, ...second.evidence.filter(({ start }) => !first.evidence.some((one) => one.start === start))],
  };
}
