import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueue } from '../queue.ts';
import { takePlace } from './finishing/takePlace.ts';
import { type Extraction, makeExtraction } from './makeExtraction.ts';
import { findOrMakeReading, type KnownReading, type MadeReading, storeReading } from './makeReading.ts';
import { runStep, type StepInput } from './runStep.ts';
import type { StepDocument } from './stepDocument.ts';

/**
 * First step: reads the visible text of a document, unless the same version of the reader has read this content before. A résumé whose extraction takes
 * milliseconds becomes a candidate in the same step; for all others the second step is enqueued.
 */
export async function readDocument(ctx: Ctx, { documentId, signal, lastAttempt = false }: StepInput): Promise<void> {
  await runStep(
    ctx,
    { documentId, from: ['QUEUED', 'READING'], during: 'READING', signal, lastAttempt },
    async (document, stored) => {
      const place = takePlace(ctx, document);
      try {
        const { known, made } = await findOrMakeReading(ctx, document, { stored, signal });
        if (made === null || !isQuick(ctx, document, made)) return await finishStep(ctx, document, known, made);
        const extraction = (await makeExtraction(ctx, { document, fresh: made, signal })) as Extraction<ResumeFacts>;
        await place.handIn({ document, extraction, reading: made });
      } finally {
        place.leave();
      }
    },
  );
}

/** Text recognition and models take seconds. Their result is stored at once, so that it is not lost if the worker dies, and the user sees the progress. */
function isQuick({ documents }: Ctx, { kind }: StepDocument, { ocr }: MadeReading): boolean {
  return kind === 'RESUME' && !ocr && !documents.asksModel;
}

async function finishStep(
  ctx: Ctx,
  { id, sha256, kind }: StepDocument,
  { pages, ocr, readShare }: KnownReading,
  made: MadeReading | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.document.updateMany({
      where: { id, state: 'READING' },
      data: { state: 'EXTRACTING', pages, ocr, readShare },
    });
    if (count === 0) return;
    if (made !== null) await storeReading(tx, sha256, made);
    await enqueue(tx, 'extractFacts', { documentId: id }, { priority: kind === 'JOB_DESCRIPTION' ? -6 : -1 });
  });
}
