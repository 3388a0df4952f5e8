import { z } from 'zod';
import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { type CorrectableField, correctableFields, correctionValues } from '../candidates/correctionValues.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { parseInput } from '../input/parseInput.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { applyCorrections } from './applyCorrections.ts';
import { writeCorrections } from './writeCorrections.ts';

const field = z.enum(correctableFields as [CorrectableField, ...CorrectableField[]]);

export interface CorrectCandidateInput {
  candidateId: string;
  field: string;
  /** Has the field's shape (correctionValues.ts). Null means that the document's value is wrong and the right one unknown. */
  value?: unknown;
}

/**
 * Replaces an extracted value with the user's own permanently: no later extraction overwrites it. The candidate is scored again.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function correctCandidate(ctx: Ctx, { candidateId, ...input }: CorrectCandidateInput): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  const name = parseInput(z.object({ field }), input).field;
  const { value } = parseInput(z.object({ value: correctionValues[name] as z.ZodType }), input);
  const candidate = await inTransaction(ctx, async (tx) => {
    await lockCandidate(tx, { id: candidateId });
    await writeCorrections(tx, { candidateId, facts: { [name]: value }, authorId: userId, now: ctx.now() });
    // The newest entry counts: remove a pay that was entered earlier.
    if (name === 'salary') await tx.candidateMeta.deleteMany({ where: { candidateId } });
    await recordAudit(tx, {
      actorId: userId,
      action: 'candidate.corrected',
      entity: 'candidate',
      entityId: candidateId,
      details: { field: name },
    });
    return applyCorrections(ctx, tx, { candidateId });
  });
  // Score now, so that the answer has the new score. The task does it if this process dies here.
  await scoreCandidate(ctx, { candidateId });
  return candidate;
}
