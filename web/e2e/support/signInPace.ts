import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';

/** The product takes 20 sign-in calls a minute from one client, and all journeys are one client. */
const callsAMinute = 18;
const minute = 61_000;
const calls: number[] = [];

/** Waits until the product takes so many more sign-in calls; what is waited does not count against the journey. */
export async function waitForSignIn(count: number): Promise<void> {
  for (let call = 0; call < count; call++) {
    const oldest = calls.at(-callsAMinute);
    const wait = oldest === undefined ? 0 : oldest + minute - performance.now();
    if (wait > 0) {
      test.setTimeout(test.info().timeout + wait);
      await sleep(wait);
    }
    calls.push(performance.now());
  }
}
