import type { Ctx } from '../context.ts';
import { scoreCandidates } from './scoreCandidates.ts';

/** Scores one candidate; false when it does not exist or has no facts. Safe to run twice. */
export async function scoreCandidate(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<boolean> {
  return (await scoreCandidates(ctx, { candidateIds: [candidateId] })) === 1;
}
