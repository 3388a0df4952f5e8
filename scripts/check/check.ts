/** How many of what a check looked at was in order. */
export interface Count {
  passed: number;
  failed: number;
}

export interface Check {
  name: string;
  /** A script of an installed package, run with the Node that runs us. */
  script: string;
  args: string[];
  /** Tests report themselves while they run; what other checks say is shown only when they fail. */
  live?: boolean;
  /** Reads the counts from the report that the check wrote; without it the check counts as one. */
  count?: (reportFile: string) => Count;
}
