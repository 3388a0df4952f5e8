import { z } from 'zod';
import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { type CorrectableField, correctableFields } from '../candidates/correctionValues.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { parseInput } from '../input/parseInput.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { applyCorrections } from './applyCorrections.ts';

const input = z.object({ field: z.enum(correctableFields as [CorrectableField, ...CorrectableField[]]) });

/**
 * Removes a correction: the extracted value shows again, and the candidate is scored again. Does nothing when there is no correction.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function removeCorrection(
  ctx: Ctx,
  { candidateId, ...given }: { candidateId: string; field: string },
): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  const { field } = parseInput(input, given);
  const corrected = await inTransaction(ctx, async (tx) => {
    const candidate = await lockCandidate(tx, { id: candidateId });
    const { count } = await tx.correction.deleteMany({ where: { candidateId, field } });
    if (count === 0) return candidate;
    await recordAudit(tx, {
      actorId: userId,
      action: 'candidate.correction-removed',
      entity: 'candidate',
      entityId: candidateId,
      details: { field },
    });
    return applyCorrections(ctx, tx, { candidateId });
  });
  await scoreCandidate(ctx, { candidateId });
  return corrected;
}
