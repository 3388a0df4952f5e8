const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses between the attempts of a delivery: a day in all. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 8 * hour];

/** The moment of the next attempt after so many; null when that was the last. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** A webhook whose attempts all failed for as long is switched off. */
export const patienceMs = 72 * hour;
