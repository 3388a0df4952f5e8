import type { Ctx } from '../context.ts';
import { makeScores } from './makeScores.ts';
import { storeScores } from './storeScores.ts';

/** Attempts when the requirements keep changing during a run; each change has its own rescoring task anyway. */
const attempts = 5;

/**
 * Scores candidates against the current requirements of their projects and stores the result. A second run writes the same values. Skips candidates that were
 * deleted, have no facts, or whose document was not read.
 *
 * @returns how many were scored
 */
export async function scoreCandidates(ctx: Ctx, { candidateIds }: { candidateIds: readonly string[] }): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const scores = await makeScores(ctx, { candidateIds });
    const stored = await storeScores(ctx, { scores });
    if (stored === scores.length || attempt === attempts) return stored;
  }
}
