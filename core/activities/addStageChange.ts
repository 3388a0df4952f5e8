import { changeCandidate } from '../candidates/changeCandidate.ts';
import type { MoveCandidateInput } from '../candidates/stages/moveCandidate.ts';
import { moveCandidates } from '../candidates/stages/moveCandidates.ts';
import { moveInput } from '../candidates/stages/stageMove.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';

/**
 * Moves a candidate, for callers who ask for the activity of the move instead of the candidate.
 *
 * @returns the id of the activity
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT; INVALID_INPUT when the candidate is in that stage already: there is nothing to record
 */
export async function addStageChange(ctx: Ctx, { candidateId, ...input }: MoveCandidateInput): Promise<string> {
  const move = parseInput(moveInput, input);
  let recorded: string | undefined;
  await changeCandidate(ctx, { candidateId }, async (tx, by) => {
    [recorded] = await moveCandidates(tx, { ...by, ...move });
  });
  ctx.events.publish('activity', { candidateId });
  if (recorded !== undefined) return recorded;
  throw new AppError('INVALID_INPUT', { message: 'the candidate is in that stage already' }, [
    { pointer: '/stage', message: 'The candidate is in that stage already.' },
  ]);
}
