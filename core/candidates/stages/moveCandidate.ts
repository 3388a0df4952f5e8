import type { Candidate, RejectionReason, Stage } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { parseInput } from '../../input/parseInput.ts';
import { changeCandidate } from '../changeCandidate.ts';
import { moveCandidates } from './moveCandidates.ts';
import { moveInput } from './stageMove.ts';

export interface MoveCandidateInput {
  candidateId: string;
  stage: Stage;
  /** Needed for Rejected unless there is a note, and only for it. */
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
}

/**
 * Moves a candidate to another stage of the pipeline. The move is an activity and an audited event, a rejection with its reason; moving to the same stage does nothing.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function moveCandidate(ctx: Ctx, { candidateId, ...input }: MoveCandidateInput): Promise<Candidate> {
  const move = parseInput(moveInput, input);
  const candidate = await changeCandidate(ctx, { candidateId }, async (tx, by) => {
    await moveCandidates(tx, { ...by, ...move });
  });
  ctx.events.publish('activity', { candidateId });
  return candidate;
}
