/** How long, in milliseconds, a request waits for the database before it is answered 503: each less than five seconds. */
export const requestLimits = {
  /** For a free connection, or a server that does not accept one. */
  connectionMs: 4_500,
  /** For a row or table that another transaction has locked. */
  lockMs: 4_000,
  /** For a server that has stopped answering: the pause between two checks and the longest time for an answer. */
  pulse: { everyMs: 1_000, patienceMs: 2_500 },
};
