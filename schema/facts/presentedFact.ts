import type { Fact } from '../../plugins/contract.ts';
import { type SourcedEvidence, withSource } from './evidence.ts';

/** A fact as screens show it. `corrected` means that a user wrote its field. */
export interface PresentedFact<T> {
  value: T;
  confidence: number;
  corrected: boolean;
  evidence: SourcedEvidence[];
}

export interface FactOrigin {
  documentId: string | null;
  corrected: boolean;
}

export function presentFact<T>(
  { value, confidence, evidence }: Fact<T>,
  { documentId, corrected }: FactOrigin,
): PresentedFact<T> {
  return { value, confidence, corrected, evidence: withSource(evidence, documentId) };
}
