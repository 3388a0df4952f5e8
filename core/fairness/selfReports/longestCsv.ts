/** Of a table of self-reports, in characters: for about forty thousand candidates. */
export const longestCsv = 3_000_000;
