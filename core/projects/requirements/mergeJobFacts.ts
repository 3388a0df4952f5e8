import type { Evidence, Fact, JobFacts } from '../../../plugins/contract.ts';
import type { StoredEvidence, StoredRequirement } from './revision.ts';

/** The facts of one job description, and its document. */
export interface JobSource {
  documentId: string;
  fileName: string;
  facts: JobFacts;
}

export interface StoredFact<T> extends Fact<T> {
  evidence: StoredEvidence[];
}

export interface MergedJobFacts {
  title: StoredFact<string> | null;
  requirements: StoredRequirement[];
  minYears: StoredFact<number> | null;
  education: StoredFact<NonNullable<JobFacts['education']>['value']> | null;
  salary: StoredFact<NonNullable<JobFacts['salary']>['value']> | null;
  location: StoredFact<string> | null;
}

/** Merges several descriptions of one project: single values come from the first that states them, requirements are collected from all. */
export function mergeJobFacts(sources: readonly JobSource[]): MergedJobFacts {
  return {
    title: first(sources, (facts) => facts.title),
    requirements: mergeRequirements(sources),
    minYears: first(sources, (facts) => facts.minYears),
    education: first(sources, (facts) => facts.education),
    salary: first(sources, (facts) => facts.salary),
    location: first(sources, (facts) => facts.location),
  };
}

function first<T>(sources: readonly JobSource[], pick: (facts: JobFacts) => Fact<T> | null): StoredFact<T> | null {
  for (const { documentId, facts } of sources) {
    const fact = pick(facts);
    if (fact !== null) return { ...fact, evidence: fact.evidence.map((one) => inDocument(one, documentId)) };
  }
  return null;
}

function mergeRequirements(sources: readonly JobSource[]): StoredRequirement[] {
  const merged = new Map<string, StoredRequirement>();
  for (const { documentId, facts } of sources) {
    for (const requirement of facts.requirements) {
      const key = `${requirement.kind} ${requirement.label.toLowerCase()}`;
      const evidence = requirement.evidence.map((one) => inDocument(one, documentId));
      const known = merged.get(key);
      if (known === undefined) merged.set(key, { ...requirement, evidence });
      else
        merged.set(key, {
          ...known,
          confidence: Math.max(known.confidence, requirement.confidence),
          evidence: [...known.evidence, ...evidence],
        });
    }
  }
  return [...merged.values()];
}

function inDocument(evidence: Evidence, documentId: string): StoredEvidence {
  return { ...evidence, documentId };
}
