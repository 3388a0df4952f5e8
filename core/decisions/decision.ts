/** What the team decided about a person at a position, and the values that rank the person. */
export interface Decision {
  projectId: string;
  /** Moved on; false: rejected. */
  wentOn: boolean;
  /** Misses a knock-out, and therefore ranks below everybody who does not, whatever the weights. */
  knockedOut: boolean;
  /** 0 to 100 by facet, in the order of the registered facets. Null: unknown. */
  values: readonly (number | null)[];
  matchedSkills: number;
  years: number | null;
}

/** With fewer decisions no figures are shown: agreement would be chance. */
export const fewestDecisions = 30;

/** Only this many of the newest decisions count, which bounds the work. */
export const mostDecisions = 10_000;
