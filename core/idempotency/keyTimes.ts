/** A repeat within this time gets the first answer. Milliseconds. */
export const keyLifetime = 24 * 3_600_000;

/** A request without an answer after this time has died with its server. */
export const longestRun = 15 * 60_000;
