import { moveCandidate } from '../../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../../context.ts';
import { createCandidates } from '../../testing/createCandidates.ts';
import { decisionReport } from '../decisionReport.ts';
import { storeRandomScores } from './storeRandomScores.ts';

/**
 * Decides about the people of three positions by growth alone, unless that was done before.
 *
 * @returns the shares that NOA proposes after these decisions, in whole percent
 */
export async function decideEnough(ctx: Ctx): Promise<Record<string, number>> {
  const before = (await decisionReport(ctx)).proposal;
  for (let position = 0; before === null && position < 3; position++) {
    const { projectId, candidates } = await createCandidates(ctx, 30);
    const liked = await storeRandomScores(ctx, { projectId, ids: candidates.map(({ id }) => id), liked: 'growth' });
    for (const { id: candidateId } of candidates)
      await moveCandidate(ctx, {
        candidateId,
        ...(liked.has(candidateId) ? { stage: 'INTERVIEW' } : { stage: 'REJECTED', reason: 'SKILLS' }),
      });
  }
  const proposal = before ?? (await decisionReport(ctx)).proposal;
  return Object.fromEntries(proposal?.shares.map(({ key, proposed }) => [key, proposed]) ?? []);
}
