import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { changeCandidate } from '../candidates/changeCandidate.ts';
import type { Ctx } from '../context.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { applyCorrections } from './applyCorrections.ts';
import { type Place, placeCandidates } from './placeCandidates.ts';
import { type PlainFacts, readPlainFacts, writeCorrections } from './writeCorrections.ts';

export interface EditCandidateInput extends PlainFacts, Place {
  candidateId: string;
}

/**
 * Changes the given fields of a candidate, all or none: facts (as corrections), stage, archived, starred.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function editCandidate(
  ctx: Ctx,
  { candidateId, stage, reason, note, archived, starred, ...given }: EditCandidateInput,
): Promise<void> {
  const { userId } = requireViewer(ctx);
  const facts = readPlainFacts(given);
  let corrected = false;
  await changeCandidate(ctx, { candidateId }, async (tx, by) => {
    const fields = await writeCorrections(tx, { candidateId, facts, authorId: userId, now: by.now });
    corrected = fields.length > 0;
    for (const field of fields)
      await recordAudit(tx, {
        actorId: userId,
        action: 'candidate.corrected',
        entity: 'candidate',
        entityId: candidateId,
        details: { field },
      });
    if (corrected) await applyCorrections(ctx, tx, { candidateId });
    await placeCandidates(tx, { ...by, stage, reason, note, archived, starred });
  });
  if (stage) ctx.events.publish('activity', { candidateId });
  if (corrected) await scoreCandidate(ctx, { candidateId });
}
