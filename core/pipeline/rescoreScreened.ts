import type { Ctx } from '../context.ts';
import { rescoreProject } from '../scoring/rescoreProject.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { failUnscored } from './failUnscored.ts';

export interface RescoreScreenedInput {
  projectId: string;
  signal: AbortSignal;
  /** The last attempt: if it fails, waiting documents end as failed instead of waiting for ever. */
  lastAttempt?: boolean;
}

/**
 * Rescores candidates whose scores are based on older requirements, and finishes the documents that waited for it. A document that starts waiting during the
 * run has its own task.
 */
export async function rescoreScreened(ctx: Ctx, { projectId, signal, lastAttempt = false }: RescoreScreenedInput): Promise<void> {
  try {
    await rescoreProject(ctx, { projectId, signal });
  } catch (error) {
    if (lastAttempt && !signal.aborted) await failUnscored(ctx, { projectId });
    throw error;
  }
  const now = ctx.now();
  await ctx.db.$executeRaw`
    update documents set state = 'DONE', finished_at = ${now}
    from candidate_scores, projects
    where documents.project_id = ${projectId}::uuid and documents.state = 'SCORING'
      and candidate_scores.candidate_id = documents.candidate_id and projects.id = documents.project_id
      and candidate_scores.revision_id is not distinct from projects.current_revision_id`;
  const screenings = await ctx.db.screening.findMany({
    where: { projectId, state: { in: ['UPLOADING', 'RUNNING'] } },
    select: { id: true },
  });
  for (const { id } of screenings) await refreshScreening(ctx, { screeningId: id });
}
