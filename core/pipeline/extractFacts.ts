import type { JobFacts, ResumeFacts } from '../../plugins/contract.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { countFacts } from '../documents/countFacts.ts';
import { checkedBy } from '../documents/reading/madeBy.ts';
import { lockProject } from '../projects/lockProject.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { settleRequirements } from '../screenings/settleRequirements.ts';
import { takePlace } from './finishing/takePlace.ts';
import { type Extraction, makeExtraction, modelUseOf } from './makeExtraction.ts';
import { runStep, type StepInput } from './runStep.ts';
import type { StepDocument } from './stepDocument.ts';
import { storeExtraction } from './storeExtraction.ts';

/** Second step: extracts a document's facts. A résumé becomes a candidate; a job description sets the project's requirements. */
export async function extractFacts(ctx: Ctx, { documentId, signal, lastAttempt = false }: StepInput): Promise<void> {
  await runStep(ctx, { documentId, from: ['EXTRACTING'], during: 'EXTRACTING', signal, lastAttempt }, async (document) => {
    const extraction = await makeExtraction(ctx, { document, signal });
    if (document.kind === 'RESUME')
      await takePlace(ctx, document).handIn({ document, extraction: extraction as Extraction<ResumeFacts>, reading: null });
    else await finishJobDescription(ctx, document, extraction as Extraction<JobFacts>);
  });
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
