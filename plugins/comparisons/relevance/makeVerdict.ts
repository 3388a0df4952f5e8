import { type RequirementVerdict, verdictOf } from '../../contract/relevance.ts';
import { type Evidence, type LocalizedText } from '../../contract.ts';

/** Quotations kept per verdict: a few prove as much as many. */
const keptEvidence = 3;

/** The document proves it, to the extent of the score. */
export function found(score: number, explanation: LocalizedText, evidence: readonly Evidence[]): RequirementVerdict {
  const whole = Math.round(Math.min(100, Math.max(0, score)));
  return { score: whole, verdict: verdictOf(whole), explanation, evidence: evidence.slice(0, keptEvidence), lookedFor: [] };
}

/** The document speaks of such things, but not of this one. */
export function missing(explanation: LocalizedText, lookedFor: readonly string[]): RequirementVerdict {
  return { score: 0, verdict: 'no', explanation, evidence: [], lookedFor: [...lookedFor] };
}

/** The document says nothing either way. */
export function unknown(explanation: LocalizedText, lookedFor: readonly string[]): RequirementVerdict {
  return { score: null, verdict: 'unknown', explanation, evidence: [], lookedFor: [...lookedFor] };
}
