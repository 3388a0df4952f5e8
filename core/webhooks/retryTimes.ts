const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses between the attempts of a delivery: a day in all. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 8 * hour];

/** The time of the next attempt after `attempts`; null after the last. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** A webhook is switched off when all attempts have failed for this long. */
export const patienceMs = 72 * hour;
