/** What the team decided about somebody at a position, and what the ranking is made of. */
export interface Decision {
  projectId: string;
  /** Moved on; false: rejected. */
  wentOn: boolean;
  /** Misses a knock-out, and so ranks below everybody who does not, whatever the weights. */
  knockedOut: boolean;
  /** 0 to 100 by facet, in the order of the registered facets. Null: unknown. */
  values: readonly (number | null)[];
  matchedSkills: number;
  years: number | null;
}

/** Below this number nothing is said: so few decisions agree or disagree with any ranking by chance. */
export const fewestDecisions = 30;

/** The newest decisions count, so that the work has a bound however long a team has been at it. */
export const mostDecisions = 10_000;
