import type { Fact } from '../../plugins/contract.ts';
import { type SourcedEvidence, type SourceDocument, withSource } from './evidence.ts';

/** A fact as the screens see it. `corrected`: a user wrote it, so no document proves it. */
export interface PresentedFact<T> {
  value: T;
  confidence: number;
  corrected: boolean;
  evidence: SourcedEvidence[];
}

export interface FactOrigin {
  document: SourceDocument | null;
  corrected: boolean;
}

export function presentFact<T>({ value, confidence, evidence }: Fact<T>, { document, corrected }: FactOrigin): PresentedFact<T> {
  return { value, confidence, corrected, evidence: withSource(evidence, document) };
}
