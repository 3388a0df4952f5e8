import { requireViewer } from '../access/requireViewer.ts';
import { lockPersons } from '../candidates/groupPersons.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { eraseCandidates } from './eraseCandidates.ts';
import { findSamePerson } from './findSamePerson.ts';

/**
 * Erases a person from every position: candidates with facts, score and history, the original files, notes and activities, lists, stored answers,
 * notifications, and presets that name them. One audit record for each candidate remains, with ids only. It cannot be undone.
 *
 * @returns the ids of the erased candidates (see {@link findSamePerson}), how many presets were deleted, and how many notes on others were redacted
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function erasePerson(
  ctx: Ctx,
  { candidateId }: { candidateId: string },
): Promise<{ erasedIds: string[]; erasedPresets: number; redactedNotes: number }> {
  const { userId: actorId } = requireViewer(ctx);
  const { screenings, notified, ...erased } = await inTransaction(ctx, async (tx) => {
    const { id: asked } = await lockCandidate(tx, { id: candidateId });
    const projects = new Set((await findSamePerson(tx, { id: asked })).map(({ projectId }) => projectId));
    for (const projectId of [...projects].sort()) await lockPersons(tx, { projectId });
    const persons = await findSamePerson(tx, { id: asked });
    return eraseCandidates(tx, { persons, actorId, details: { asked }, everywhere: true, now: ctx.now() });
  });
  for (const screeningId of screenings) await refreshScreening(ctx, { screeningId });
  announceNotifications(ctx, notified);
  return erased;
}
