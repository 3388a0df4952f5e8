import type { Ctx } from '../context.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { failUnscored } from './failUnscored.ts';

export interface ScoreScreenedInput {
  candidateId: string;
  /** The last attempt: if it fails, waiting documents end as failed instead of waiting for ever. */
  lastAttempt?: boolean;
}

/** Scores a candidate and finishes its documents. Safe to run twice. */
export async function scoreScreened(ctx: Ctx, { candidateId, lastAttempt = false }: ScoreScreenedInput): Promise<void> {
  try {
    await scoreCandidate(ctx, { candidateId });
  } catch (error) {
    if (lastAttempt) await failUnscored(ctx, { candidateId });
    throw error;
  }
  await ctx.db.document.updateMany({ where: { candidateId, state: 'SCORING' }, data: { state: 'DONE', finishedAt: ctx.now() } });
  // Include documents that an earlier run finished: it may have died before this point.
  const screenings = await ctx.db.screening.findMany({
    where: { state: { in: ['UPLOADING', 'RUNNING'] }, documents: { some: { candidateId } } },
    select: { id: true },
  });
  for (const { id } of screenings) await refreshScreening(ctx, { screeningId: id });
}
