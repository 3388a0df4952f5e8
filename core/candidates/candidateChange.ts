/** Who changes which candidates, and when: the arguments of every change of several candidates. Lock the candidates first. */
export interface CandidateChange {
  candidateIds: readonly string[];
  userId: string;
  now: Date;
}
