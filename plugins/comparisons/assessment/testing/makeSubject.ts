import type { AssessedRequirement, AssessedSubject } from '../../../contract/assessment.ts';
import {
  type DocumentText,
  type Evidence,
  type Experience,
  emptyResumeFacts,
  type Fact,
  type ResumeFacts,
  type Skill,
} from '../../../contract.ts';

export const today = '2026-03-01';

export function makeQuote(text: string): Evidence {
  return { text, page: 1, start: 0, end: text.length };
}

export function makeFact<T>(value: T, text: string): Fact<T> {
  return { value, evidence: [makeQuote(text)], confidence: 1 };
}

export function makeResume(facts: Partial<ResumeFacts>): ResumeFacts {
  return { ...emptyResumeFacts(), ...facts };
}

/** A job from `start` to `end`; without an end it lasts until today. */
export function makeJob(start: string, end: string | null, responsibilities: string[] = []): Fact<Experience> {
  const value = {
    company: 'Acme',
    position: 'Engineer',
    location: null,
    start,
    end,
    current: end === null,
    months: null,
    responsibilities,
  };
  return makeFact(value, `Engineer, Acme, ${start} – ${end ?? 'present'}`);
}

export function makeSkill(name: string, skill: Partial<Skill> = {}): Fact<Skill> {
  return makeFact({ name, known: name, category: 'technical', source: 'listed', lastUsed: null, months: null, ...skill }, name);
}

export function makeRequirement(label: string, requirement: Partial<AssessedRequirement> = {}): AssessedRequirement {
  return {
    label,
    kind: 'skill',
    importance: 'must',
    knockOut: false,
    verdict: 'unknown',
    explanation: { en: `${label} is not mentioned.`, ru: `${label} не упоминается.` },
    evidence: [],
    lookedFor: [label],
    ...requirement,
  };
}

/** A document of one page with a line for each text. */
export function makeDocument(texts: readonly string[], warnings: DocumentText['warnings'] = []): DocumentText {
  let start = 0;
  const lines = texts.map((text) => {
    const line = {
      start,
      end: start + text.length,
      page: 1,
      box: null,
      block: 0,
      role: 'body' as const,
      listItem: false,
      heading: false,
      fontSize: 11,
      bold: false,
      runs: [],
    };
    start = line.end + 1;
    return line;
  });
  const pages = [{ width: 595, height: 842, ocrConfidence: null }];
  return { text: texts.join('\n'), pages, lines, links: [], hidden: [], warnings };
}

export function makeSubject(subject: Partial<AssessedSubject> = {}): AssessedSubject {
  return { document: null, requirements: [], overall: null, today, ...subject };
}
