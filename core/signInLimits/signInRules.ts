const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The sign-in rules in milliseconds and counts. */
export const signInRules = {
  codeLifetime: 10 * minute,
  /** How many of the newest codes are valid. Earlier ones stay valid because mails may arrive late. */
  codesAtOnce: 3,
  /** Per address and client. */
  codesPerHour: 5,
  /** Per address, over all clients that never signed in with it. */
  codesPerDay: 20,
  /** When the screen offers to send a new code. */
  cooldown: 30_000,
  /**
   * Failures are counted over all codes of an address, in a window that begins with the first failure. A client that fails ten times must wait; after twenty
   * failures it must wait for the end of the window. After thirty failures of all clients together, only clients that have signed in with this address before
   * may try. So guessing from ever new clients is limited to 30 tries a day at 3 in a million each, while the owner can still sign in from a known client.
   */
  failureWindow: day,
  failuresBeforeLock: 10,
  failuresOfClient: 20,
  failuresOfAddress: 30,
  lockTime: 15 * minute,
  hour,
  day,
  /** How long a session lasts when unused, and at most. */
  remembered: { idle: 30 * day, absolute: 180 * day },
  notRemembered: { idle: 12 * hour, absolute: 2 * day },
  /** Minimum time between two writes of a session's "last seen". */
  touchEvery: 5 * minute,
} as const;

export function secondsUntil(now: Date, then: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
}

export function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
