import { type RequirementVerdict, verdictOf } from '../../contract/relevance.ts';
import { type Evidence, type LocalizedText } from '../../contract.ts';

/** Most quotations kept per verdict; a few are enough as proof. */
const keptEvidence = 3;

/** The verdict when the document proves the requirement, to the extent of the score. */
export function found(score: number, explanation: LocalizedText, evidence: readonly Evidence[]): RequirementVerdict {
  const whole = Math.round(Math.min(100, Math.max(0, score)));
  return { score: whole, verdict: verdictOf(whole), explanation, evidence: evidence.slice(0, keptEvidence), lookedFor: [] };
}

/** The verdict when the document mentions such things, but not this one. */
export function missing(explanation: LocalizedText, lookedFor: readonly string[]): RequirementVerdict {
  return { score: 0, verdict: 'no', explanation, evidence: [], lookedFor: [...lookedFor] };
}

/** The verdict when the document says nothing about it. */
export function unknown(explanation: LocalizedText, lookedFor: readonly string[]): RequirementVerdict {
  return { score: null, verdict: 'unknown', explanation, evidence: [], lookedFor: [...lookedFor] };
}
