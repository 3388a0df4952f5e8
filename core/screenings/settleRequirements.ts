import type { Prisma, Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { storedJobFacts } from '../documents/storedFacts.ts';
import { adoptExtractedRequirements } from '../projects/adoptExtractedRequirements.ts';
import type { JobSource } from '../projects/mergeJobFacts.ts';
import { nameProject } from '../projects/nameProject.ts';
import { enqueue } from '../queue.ts';
import { awaitsJobDescription } from './awaitsJobDescription.ts';

/**
 * Once no job description of a screening is waited for: their requirements become the project's, its title too if nobody gave one, and the
 * résumés that waited for them are scored. Call it with the project locked, whenever a job description ended or none is expected any more.
 */
export async function settleRequirements(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { screening }: { screening: Screening },
): Promise<void> {
  const { id: screeningId, projectId } = screening;
  if (await awaitsJobDescription(tx, { screeningId })) return;
  const sources = await readSources(tx, screeningId);
  if (sources.length > 0) {
    if (!screening.titleGiven) await nameProject(tx, ctx.documents.knowledge, { projectId, sources });
    await adoptExtractedRequirements(tx, { projectId, sources, now: ctx.now() });
  }
  const waiting = await tx.document.count({ where: { screeningId, state: 'SCORING' } });
  if (waiting > 0) await enqueue(tx, 'rescoreProject', { projectId }, { jobKey: `rescoreProject:${projectId}`, priority: -3 });
}

/** What was read from the job descriptions of a screening, in upload order. */
async function readSources(tx: Prisma.TransactionClient, screeningId: string): Promise<JobSource[]> {
  const documents = await tx.document.findMany({
    where: { screeningId, kind: 'JOB_DESCRIPTION', state: 'DONE', duplicateOfId: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      fileName: true,
      file: { select: { extractions: { where: { kind: 'JOB_DESCRIPTION' }, select: { facts: true } } } },
    },
  });
  return documents.flatMap(({ id, fileName, file }) => {
    const facts = file?.extractions[0]?.facts;
    return facts === undefined ? [] : [{ documentId: id, fileName, facts: storedJobFacts(facts) }];
  });
}
