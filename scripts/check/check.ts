/** How many items a check looked at, and how many passed. */
export interface Count {
  passed: number;
  failed: number;
}

export interface Check {
  name: string;
  /** A script of an installed package, run with the Node that runs us. */
  script: string;
  args: string[];
  /** Added to them when only the short form is wanted: leaves out the tests that are tagged as long. */
  shortArgs?: string[];
  /** Left out of the short form, unless it is named. */
  long?: boolean;
  /** Tests report while they run; the output of other checks is only shown when they fail. */
  live?: boolean;
  /** Reads the counts from the report that the check wrote; without it the check counts as one. */
  count?: (reportFile: string) => Count;
}
