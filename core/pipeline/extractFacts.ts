import type { JobFacts, ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { announce } from '../announce.ts';
import { upsertFromFacts } from '../candidates/upsertFromFacts.ts';
import type { Ctx } from '../context.ts';
import { countFacts } from '../documents/countFacts.ts';
import { checkedBy } from '../documents/reading/madeBy.ts';
import { isMostlyUnread } from '../documents/reading/readShare.ts';
import { inTransaction } from '../inTransaction.ts';
import { lockProject } from '../projects/lockProject.ts';
import { enqueue } from '../queue.ts';
import { awaitsJobDescription } from '../screenings/awaitsJobDescription.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { settleRequirements } from '../screenings/settleRequirements.ts';
import { type Extraction, makeExtraction } from './makeExtraction.ts';
import { runStep, type StepDocument, type StepInput } from './runStep.ts';
import { storeExtraction } from './storeExtraction.ts';

/**
 * Second step: the facts of a document. A résumé becomes a candidate, who is scored at once or, where a job description of the same screening is
 * still being read, together with all others after it. A job description becomes the project's requirements.
 */
export async function extractFacts(ctx: Ctx, { documentId, signal, lastAttempt = false }: StepInput): Promise<void> {
  await runStep(ctx, { documentId, from: ['EXTRACTING'], during: 'EXTRACTING', signal, lastAttempt }, async (document) => {
    const extraction = await makeExtraction(ctx, { document, signal });
    if (document.kind === 'RESUME') await finishResume(ctx, document, extraction as Extraction<ResumeFacts>);
    else await finishJobDescription(ctx, document, extraction as Extraction<JobFacts>);
  });
}

async function finishResume(ctx: Ctx, document: StepDocument, extraction: Extraction<ResumeFacts>): Promise<void> {
  const { id, projectId, screeningId } = document;
  const unread = isMostlyUnread(document.readShare);
  await inTransaction(ctx, async (tx) => {
    // Keeps the last job description from finishing right now: it would score all waiting candidates, and this one would start waiting just after.
    await tx.$executeRaw`select 1 from projects where id = ${projectId}::uuid for share`;
    const factsFound = countFacts(extraction.facts);
    const { count } = await tx.document.updateMany({
      where: { id, state: 'EXTRACTING' },
      data: {
        ...(unread ? { state: 'DONE', finishedAt: ctx.now() } : { state: 'SCORING' }),
        factsFound,
        checkedBy: checkedBy(extraction),
        ...modelUseOf(extraction),
      },
    });
    if (count === 0) return;
    await storeExtraction(tx, document, extraction);
    const candidateId = (await joinTwin(tx, document)) ?? (await upsertFromFacts(ctx, tx, { document, ...extraction }));
    if (unread) return;
    const waits = screeningId !== null && (await awaitsJobDescription(tx, { screeningId }));
    if (!waits) await enqueue(tx, 'scoreCandidate', { candidateId }, { priority: -2 });
  });
  if (screeningId === null) return;
  if (unread) await refreshScreening(ctx, { screeningId });
  else announce(ctx.events, 'screening', { id: screeningId });
}

/** The same content may have arrived through another screening in the meantime: then this document is a copy, and its candidate already exists. */
async function joinTwin(
  tx: Prisma.TransactionClient,
  { id, projectId, sha256, candidateId }: StepDocument,
): Promise<string | null> {
  if (candidateId !== null) return null;
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${projectId} ${sha256}`}, 0))`;
  const twin = await tx.document.findFirst({
    where: { projectId, sha256, kind: 'RESUME', candidateId: { not: null }, duplicateOfId: null },
    select: { id: true, candidateId: true },
  });
  if (twin === null) return null;
  await tx.document.update({ where: { id }, data: { candidateId: twin.candidateId, duplicateOfId: twin.id, checkedBy: null } });
  return twin.candidateId;
}

async function finishJobDescription(ctx: Ctx, document: StepDocument, extraction: Extraction<JobFacts>): Promise<void> {
  const { id, projectId, screeningId } = document;
  const factsFound = countFacts(extraction.facts);
  await inTransaction(ctx, async (tx) => {
    await lockProject(tx, { id: projectId });
    const [done] = await tx.document.updateManyAndReturn({
      where: { id, state: 'EXTRACTING' },
      data: { state: 'DONE', factsFound, checkedBy: checkedBy(extraction), ...modelUseOf(extraction), finishedAt: ctx.now() },
      include: { screening: true },
    });
    if (done === undefined) return;
    await storeExtraction(tx, document, extraction);
    if (done.screening !== null) await settleRequirements(ctx, tx, { screening: done.screening });
  });
  if (screeningId !== null) await refreshScreening(ctx, { screeningId });
}

function modelUseOf({ modelUse }: Extraction): Pick<Prisma.DocumentUncheckedUpdateInput, 'modelUse'> {
  return modelUse === null ? {} : { modelUse: modelUse as unknown as Prisma.InputJsonValue };
}
