import type { Prisma } from '../../prisma/generated/client.ts';
import { archiveCandidates } from '../candidates/archiveCandidates.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import type { MoveCandidateInput } from '../candidates/stages/moveCandidate.ts';
import { moveCandidates } from '../candidates/stages/moveCandidates.ts';
import { moveInput } from '../candidates/stages/stageMove.ts';
import { parseInput } from '../input/parseInput.ts';
import { saveCandidates } from '../saved/saveCandidates.ts';

/** A candidate's stage, archived state and star. Absent fields do not change. */
export interface Place extends Pick<MoveCandidateInput, 'reason' | 'note'> {
  stage?: MoveCandidateInput['stage'] | null | undefined;
  archived?: boolean | null | undefined;
  /** Star in the user's saved list: setting it saves the candidate; removing it leaves the candidate saved. */
  starred?: boolean | null | undefined;
}

/** @throws AppError INVALID_INPUT for a rejection without a reason */
export async function placeCandidates(
  tx: Prisma.TransactionClient,
  { stage, reason, note, archived, starred, ...change }: CandidateChange & Place,
): Promise<void> {
  if (stage) await moveCandidates(tx, { ...change, ...parseInput(moveInput, { stage, reason, note }) });
  if (archived !== null && archived !== undefined) await archiveCandidates(tx, { ...change, archived });
  if (starred !== null && starred !== undefined) await saveCandidates(tx, { ...change, target: null, starred });
}
