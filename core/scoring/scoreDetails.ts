import type { Evidence, FacetScore, LocalizedText } from '../../plugins/contract.ts';

/** One facet's result as stored in `CandidateScore.details`, by facet key. */
export interface ScoreDetail {
  version: string;
  /** 0 to 100; null when there was nothing to score against. */
  value: number | null;
  explanation: LocalizedText;
  evidence: Evidence[];
  matched: string[];
}

export type ScoreDetails = Record<string, ScoreDetail>;

/** The requirements that any facet found met, each once, in the project's words. */
export function metRequirements(scores: readonly { matched?: readonly string[] }[]): string[] {
  return [...new Set(scores.flatMap(({ matched = [] }) => matched))];
}

/** Most quotations kept per facet. A few are enough as proof, and they are stored for every candidate. */
const keptEvidence = 12;

export function toScoreDetail(version: string, { value, explanation, evidence, matched = [] }: FacetScore): ScoreDetail {
  return { version, value, explanation, evidence: evidence.slice(0, keptEvidence), matched };
}
