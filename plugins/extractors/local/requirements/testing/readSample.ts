import { readFileSync } from 'node:fs';
import type { DocumentText, JobFacts } from '../../../../contract.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { extractRequirements } from '../extractRequirements.ts';

/** Reads a fictional job description from this folder. */
export function readSample(name: string): DocumentText {
  return textDocument(readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8'));
}

export function factsOf(document: DocumentText): JobFacts {
  return extractRequirements(document, { signal: new AbortController().signal, today: '2025-06-01', topK: 8 });
}

/** Requirements of one kind and importance: skills by their canonical names, others in the description's words. */
export function labelsOf(facts: JobFacts, kind: string, importance: 'must' | 'nice' = 'must'): string[] {
  return facts.requirements
    .filter((one) => one.kind === kind && one.importance === importance)
    .map((one) => (kind === 'skill' || kind === 'soft-skill' ? (one.known ?? one.label) : one.label));
}
