/** Longest table of self-reports, in characters: enough for about forty thousand candidates. */
export const longestCsv = 3_000_000;
