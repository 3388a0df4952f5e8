import { answered } from '../../app/relay/preloadQuery.ts';
import { readToken } from '../../app/session/token.ts';
import { router } from '../router.ts';

/** After so long a first view gives way to skeletons, which tell more about what is missing. */
const mostMs = 5_000;

/**
 * When the screen can be drawn whole: its code and, for somebody who is signed in, its data are there. Until then its first view stands, which nothing but the
 * finished screen may replace.
 */
export async function screenIsReady(): Promise<void> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        unsubscribe();
        resolve();
      });
    });
  if (readToken() === null) return;
  await Promise.race([answered(), new Promise((resolve) => setTimeout(resolve, mostMs))]);
}
