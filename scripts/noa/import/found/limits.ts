/** No CV is larger; the server's own limit (10 MB by default) is usually lower, and says so by itself. */
export const largestDocument = 32 * 1024 * 1024;

/** Of a file that is held whole while it is taken apart: a table, a mail. */
export const largestWhole = 128 * 1024 * 1024;

/** An archive may unpack to this many times its size, and this much more; documents shrink far less. */
export const archiveLimits = { entries: 50_000, ratio: 50, extraBytes: 64 * 1024 * 1024 };
