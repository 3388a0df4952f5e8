import { isMostlyUnread } from '../../plugins/contract/reading.ts';
import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { announce } from '../announce.ts';
import { upsertFromFacts } from '../candidates/upsertFromFacts.ts';
import type { Ctx } from '../context.ts';
import { countFacts } from '../documents/countFacts.ts';
import { checkedBy } from '../documents/reading/madeBy.ts';
import { inTransaction } from '../inTransaction.ts';
import { enqueue } from '../queue.ts';
import { scoreNewCandidates, shareProject, storeNewScores } from '../scoring/scoreNewCandidate.ts';
import { readJobAwaited } from '../screenings/awaitsJobDescription.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { type Extraction, modelUseOf } from './makeExtraction.ts';
import { type MadeReading, storeReading } from './makeReading.ts';
import type { StepDocument } from './runStep.ts';
import { storeExtraction } from './storeExtraction.ts';

export interface FinishResumeInput {
  document: StepDocument;
  extraction: Extraction<ResumeFacts>;
  /** The reading, if the same step made it. */
  reading?: MadeReading | null;
}

/**
 * Creates a candidate from a résumé's facts and scores it in the same transaction. While a job description of the same screening is still being read, the
 * candidate waits, and is scored with all others afterwards.
 */
export async function finishResume(ctx: Ctx, { document, extraction, reading = null }: FinishResumeInput): Promise<void> {
  const { projectId, screeningId, sha256 } = document;
  const read = reading ?? document;
  const unread = isMostlyUnread(read.readShare);
  const ended = await inTransaction(ctx, async (tx) => {
    const project = await shareProject(tx, { projectId, inTurn: `${projectId} ${sha256}` });
    if (project === null) return false;
    const awaited = screeningId === null ? null : await readJobAwaited(tx, { screeningId });
    const waits = awaited?.pending ?? false;
    const scorable = !unread && !waits && document.candidateId === null ? [{ facts: extraction.facts, corrections: [] }] : [];
    const [score = null] = await scoreNewCandidates(ctx, tx, project, scorable);
    const ends = unread || score !== null;
    if (!(await claim(ctx, tx, { document, extraction, reading, ends }))) return false;
    if (reading !== null) await storeReading(tx, sha256, reading);
    await storeExtraction(tx, document, extraction);
    const twin = await joinTwin(tx, document, unread);
    const found = { document: { ...document, readShare: read.readShare }, ...extraction, source: awaited?.source };
    const candidateId = twin ?? (await upsertFromFacts(ctx, tx, found));
    if (unread) return true;
    if (score !== null && twin === null) {
      await storeNewScores(ctx, tx, [{ ...score, candidateId }]);
      return true;
    }
    if (!waits) await enqueue(tx, 'scoreCandidate', { candidateId }, { priority: -2 });
    return false;
  });
  if (screeningId === null) return;
  if (ended) await refreshScreening(ctx, { screeningId });
  else announce(ctx.events, 'screening', { id: screeningId });
}

interface Claim extends Required<FinishResumeInput> {
  /** The document is done. */
  ends: boolean;
}

/** Advances the document's state; false when it was cancelled, deleted or finished in the meantime. */
async function claim(ctx: Ctx, tx: Prisma.TransactionClient, { document, extraction, reading, ends }: Claim): Promise<boolean> {
  const { count } = await tx.document.updateMany({
    where: { id: document.id, state: reading === null ? 'EXTRACTING' : 'READING' },
    data: {
      ...(ends ? { state: 'DONE', finishedAt: ctx.now() } : { state: 'SCORING' }),
      ...(reading && { pages: reading.pages, ocr: reading.ocr, readShare: reading.readShare }),
      factsFound: countFacts(extraction.facts),
      checkedBy: checkedBy(extraction),
      ...modelUseOf(extraction),
    },
  });
  return count > 0;
}

/** The same content may have arrived through another screening in the meantime: then this document is a copy, and its candidate already exists. */
async function joinTwin(
  tx: Prisma.TransactionClient,
  { id, projectId, sha256, candidateId }: StepDocument,
  unread: boolean,
): Promise<string | null> {
  if (candidateId !== null) return null;
  const twin = await tx.document.findFirst({
    where: { projectId, sha256, kind: 'RESUME', candidateId: { not: null }, duplicateOfId: null },
    select: { id: true, candidateId: true },
  });
  if (twin === null) return null;
  const state = unread ? {} : ({ state: 'SCORING', finishedAt: null } as const);
  await tx.document.update({
    where: { id },
    data: { ...state, candidateId: twin.candidateId, duplicateOfId: twin.id, checkedBy: null },
  });
  return twin.candidateId;
}
