/** Who changes which candidates, and when: what every change of several candidates at once needs. Call such changes with the candidates locked. */
export interface CandidateChange {
  candidateIds: readonly string[];
  userId: string;
  now: Date;
}
