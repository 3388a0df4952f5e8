import {
  type Evidence,
  type Experience,
  emptyResumeFacts,
  type Fact,
  type ProjectRequirements,
  type ResumeFacts,
} from '../../contract.ts';

/** Facts for tests: only those given. */
export function makeFacts(facts: Partial<ResumeFacts>): ResumeFacts {
  return { ...emptyResumeFacts(), ...facts };
}

/** Requirements for tests: only those given. */
export function makeRequirements(requirements: Partial<ProjectRequirements>): ProjectRequirements {
  return {
    title: null,
    requiredSkills: [],
    niceSkills: [],
    minYears: null,
    educationLevel: null,
    certifications: [],
    languages: [],
    ...requirements,
  };
}

/** A fact that quotes `text`. */
export function makeFact<T>(value: T, text: string): Fact<T> {
  return { value, evidence: [makeEvidence(text)], confidence: 1 };
}

export function makeEvidence(text: string): Evidence {
  return { text, page: 1, start: 0, end: text.length };
}

export function makeJob(job: Partial<Experience>): Fact<Experience> {
  const value: Experience = {
    company: null,
    position: null,
    location: null,
    start: null,
    end: null,
    current: false,
    months: null,
    responsibilities: [],
    ...job,
  };
  return makeFact(value, job.position ?? job.company ?? 'Job');
}
