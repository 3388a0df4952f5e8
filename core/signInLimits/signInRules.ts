const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The sign-in rules in milliseconds and counts. */
export const signInRules = {
  codeLifetime: 10 * minute,
  triesPerCode: 5,
  codesPerHour: 5,
  /** When the screen offers a new code. */
  cooldown: 30_000,
  /** An address's failures are counted over all its codes, in a window that begins with the first failure. */
  failureWindow: hour,
  failuresBeforeLock: 10,
  lockTime: 15 * minute,
  hour,
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
