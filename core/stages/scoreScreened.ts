import type { Ctx } from '../context.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';

/** Scores a candidate; with that its documents have come to their end. Safe to run twice. */
export async function scoreScreened(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<void> {
  await scoreCandidate(ctx, { candidateId });
  await ctx.db.document.updateMany({ where: { candidateId, state: 'SCORING' }, data: { state: 'DONE', finishedAt: ctx.now() } });
  // Also of documents that an earlier run has ended: it may have died before it came here.
  const screenings = await ctx.db.screening.findMany({
    where: { state: { in: ['UPLOADING', 'RUNNING'] }, documents: { some: { candidateId } } },
    select: { id: true },
  });
  for (const { id } of screenings) await refreshScreening(ctx, { screeningId: id });
}
