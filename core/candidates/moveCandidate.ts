import { z } from 'zod';
import { type Candidate, Stage } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { parseInput } from '../parseInput.ts';
import { changeCandidate } from './changeCandidate.ts';
import { moveCandidates } from './moveCandidates.ts';
import { optionalNote } from './optionalNote.ts';

export const moveInput = z.object({ stage: z.enum(Stage), note: optionalNote });

export interface MoveCandidateInput {
  candidateId: string;
  stage: Stage;
  note?: string | null | undefined;
}

/**
 * Moves a candidate to another stage of the pipeline. The move is an activity and an audited event; moving to the same stage does nothing.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function moveCandidate(ctx: Ctx, { candidateId, ...input }: MoveCandidateInput): Promise<Candidate> {
  const move = parseInput(moveInput, input);
  return changeCandidate(ctx, { candidateId }, (tx, by) => moveCandidates(tx, { ...by, ...move }));
}
