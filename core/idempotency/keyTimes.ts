/** A repeat within this time gets the first answer. Milliseconds. */
export const keyLifetime = 24 * 3_600_000;

/** How often a server says which of its requests are still running. Milliseconds. */
export const renewEvery = 2_000;

/** A request that nobody has spoken for so long has died with its server. */
export const leaseSeconds = 10;
