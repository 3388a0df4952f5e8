import type { Prisma, Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { nameProject } from '../projects/nameProject.ts';
import { adoptExtractedRequirements } from '../projects/requirements/adoptExtractedRequirements.ts';
import { enqueue } from '../queue.ts';
import { awaitsJobDescription } from './awaitsJobDescription.ts';
import { readJobSources } from './readJobSources.ts';

/**
 * Once all job descriptions have ended, sets the project's requirements from them (and its title, if nobody gave one), and has waiting résumés scored. Call it
 * with the project locked whenever a job description has ended or none is expected any more.
 */
export async function settleRequirements(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { screening }: { screening: Screening },
): Promise<void> {
  const { id: screeningId, projectId } = screening;
  if (await awaitsJobDescription(tx, { screeningId })) return;
  const sources = await readJobSources(tx, screeningId);
  if (sources.length > 0) {
    if (!screening.titleGiven) await nameProject(tx, { projectId, sources });
    await adoptExtractedRequirements(tx, { projectId, sources, now: ctx.now() });
  }
  const waiting = await tx.document.count({ where: { screeningId, state: 'SCORING' } });
  if (waiting > 0) await enqueue(tx, 'rescoreProject', { projectId }, { jobKey: `rescoreProject:${projectId}`, priority: -3 });
}
