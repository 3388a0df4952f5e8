import { type Evidence, type JobFacts, matchName, type Requirement } from '../../../contract.ts';
import { mergeFact, sameWords, shareEvidence } from './mergeFacts.ts';

/** What the model read of a job description, checked, and what the local reader found besides. */
export function mergeJob(model: JobFacts, local: JobFacts): JobFacts {
  return {
    title: mergeFact(model.title, local.title, sameWords),
    requirements: mergeRequirements(model.requirements, local.requirements),
    minYears: mergeFact(model.minYears, local.minYears, (a, b) => a === b),
    education: mergeFact(model.education, local.education, (a, b) => a.level === b.level),
    salary: mergeFact(model.salary, local.salary, (a, b) => a.amount === b.amount && a.currency === b.currency),
    location: mergeFact(model.location, local.location, sameWords),
    warnings: local.warnings,
  };
}

/** Musts before nice-to-haves; within each what the model found, in its order, then what only the local reader did. */
function mergeRequirements(model: readonly Requirement[], local: readonly Requirement[]): Requirement[] {
  const all: Requirement[] = [];
  for (const one of [...model.filter((each) => !isPhraseAround(each, local)), ...local]) {
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
  const name = ({ label, known }: Requirement) => matchName({ name: label, known });
  if (sameWords(a.label, b.label) || name(a) === name(b)) return true;
  return a.kind === b.kind && (single.has(a.kind) || (a.kind === 'language' && shareEvidence(a, b)));
}

/** "SQL and Python", where SQL and Python are known as skills of their own: more can be done with their names. */
function isPhraseAround({ kind, category, evidence }: Requirement, local: readonly Requirement[]): boolean {
  if (kind !== 'skill' || category !== 'other') return false;
  const inside = ({ start, end }: Evidence) => evidence.some((one) => one.start <= start && end <= one.end);
  return local.some((other) => other.kind === 'skill' && other.category !== 'other' && other.evidence.some(inside));
}

function join(first: Requirement, second: Requirement): Requirement {
  return {
    ...first,
    // "English (C1)", however the description words it.
    label: first.kind === 'language' && second.kind === 'language' ? second.label : first.label,
    minYears: first.minYears ?? second.minYears,
    confidence: Math.max(first.confidence, second.confidence),
    evidence: [...first.evidence, ...second.evidence.filter(({ start }) => !first.evidence.some((one) => one.start === start))],
  };
}
