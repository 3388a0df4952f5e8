/** Milliseconds within which a repeated request gets the first answer. */
export const keyLifetime = 24 * 3_600_000;

/** Milliseconds between two renewals of a server's running requests. */
export const renewEvery = 2_000;

/** A running request that was not renewed for so many milliseconds has died with its server. */
export const leaseSeconds = 10;
