export interface CandidateTabProps {
  /** Global id. */
  candidateId: string;
  /** Incremented with each retry, because a failed query is not repeated under the same number. */
  attempt: number;
  /** Weights set by the user, by facet. */
  weights?: ReadonlyMap<string, number> | undefined;
}
