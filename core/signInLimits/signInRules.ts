const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The sign-in rules in milliseconds and counts. */
export const signInRules = {
  codeLifetime: 10 * minute,
  /** A typed code is compared with so many: a new code does not void the ones before, which may arrive later. */
  codesAtOnce: 3,
  /** For an address and a client together. */
  codesPerHour: 5,
  /** For an address, by all clients that never signed in with it. */
  codesPerDay: 20,
  /** When the screen offers a new code. */
  cooldown: 30_000,
  /**
   * Failures are counted over all of an address's codes, in a window that begins with the first one. A client that fails ten times waits, and after twenty
   * it waits for the end of the window. After thirty failures of all clients together, only those go on that have signed in with this address before:
   * whoever guesses from ever new clients comes to an end (30 tries a day at 3 in a million each), and its owner, who has a client of their own, still gets in.
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
  /** How often a session's "last seen" is written at most. */
  touchEvery: 5 * minute,
} as const;

export function secondsUntil(now: Date, then: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
}

export function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
