/** Most candidates that one operation or export may be asked for. */
export const largestSelection = 100_000;
