import { isMostlyUnread } from '../../plugins/contract/reading.ts';
import type { ResumeFacts } from '../../plugins/contract.ts';
import { type CandidateSource, Prisma } from '../../prisma/generated/client.ts';
import { upsertFromFacts } from '../candidates/upsertFromFacts.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { countFacts } from '../documents/countFacts.ts';
import { checkedBy } from '../documents/reading/madeBy.ts';
import { announce } from '../publishing/announce.ts';
import { enqueue } from '../queue.ts';
import { scoreNewCandidates, shareProject, storeNewScores } from '../scoring/scoreNewCandidate.ts';
import { readJobAwaited } from '../screenings/awaitsJobDescription.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import type { Extraction } from './makeExtraction.ts';
import { insertReading, type MadeReading } from './makeReading.ts';
import type { StepDocument } from './runStep.ts';
import { insertExtraction } from './storeExtraction.ts';

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
    const { pending: waits, source, twin } = await readSurroundings(tx, document);
    const scorable = !unread && !waits && document.candidateId === null ? [{ facts: extraction.facts, corrections: [] }] : [];
    const [score = null] = await scoreNewCandidates(ctx, tx, project, scorable);
    const ends = unread || score !== null;
    if (!(await claim(ctx, tx, { document, extraction, reading, ends }))) return false;
    if (twin !== null) await joinTwin(tx, document, { twin, unread });
    const found = { document: { ...document, readShare: read.readShare }, ...extraction, source };
    const candidateId = twin?.candidateId ?? (await upsertFromFacts(ctx, tx, found));
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

interface Surroundings {
  /** A job description of its screening is still to come. */
  pending: boolean;
  source: CandidateSource | undefined;
  /** The same content may have arrived through another screening in the meantime: then this document is a copy, and its candidate already exists. */
  twin: { id: string; candidateId: string } | null;
}

/** Call it in turn with others of the same content. */
async function readSurroundings(
  tx: Prisma.TransactionClient,
  { projectId, screeningId, sha256, candidateId }: StepDocument,
): Promise<Surroundings> {
  const awaited = screeningId === null ? null : await readJobAwaited(tx, { screeningId });
  const [twin = null] =
    candidateId !== null
      ? []
      : await tx.$queryRaw<NonNullable<Surroundings['twin']>[]>`/* keep the plan */
          select id::text as id, candidate_id::text as "candidateId" from documents
          where project_id = ${projectId}::uuid and kind = 'RESUME' and sha256 = ${sha256} and candidate_id is not null and duplicate_of_id is null limit 1`;
  return { pending: awaited?.pending ?? false, source: awaited?.source, twin };
}

interface Claim extends Required<FinishResumeInput> {
  /** The document is done. */
  ends: boolean;
}

/**
 * Advances the document's state and stores what was read and found, in one statement: every résumé waits for it. False when the document was cancelled, deleted
 * or finished in the meantime; then nothing is stored.
 */
async function claim(ctx: Ctx, tx: Prisma.TransactionClient, { document, extraction, reading, ends }: Claim): Promise<boolean> {
  const claimed = Prisma.raw('claimed');
  const stored = [
    ...(reading === null ? [] : [Prisma.sql`, reading as (${insertReading(document.sha256, reading, claimed)})`]),
    ...(extraction.milliseconds === null
      ? []
      : [Prisma.sql`, extraction as (${insertExtraction(document, extraction, claimed)})`]),
  ];
  const { modelUse } = extraction;
  const rows = await tx.$queryRaw<unknown[]>`/* keep the plan */
    with claimed as (
      update documents set state = ${ends ? 'DONE' : 'SCORING'}::document_state, finished_at = coalesce(${ends ? ctx.now() : null}::timestamptz, finished_at),
        pages = coalesce(${reading?.pages ?? null}::int, pages), ocr = coalesce(${reading?.ocr ?? null}::boolean, ocr),
        read_share = coalesce(${reading?.readShare ?? null}::float8, read_share), facts_found = ${countFacts(extraction.facts)}::int,
        checked_by = ${checkedBy(extraction)}, model_use = coalesce(${modelUse === null ? null : JSON.stringify(modelUse)}::jsonb, model_use)
      where id = ${document.id}::uuid and state = ${reading === null ? 'EXTRACTING' : 'READING'}::document_state returning id
    )${Prisma.join([Prisma.empty, ...stored], '')}
    select id::text from claimed`;
  return rows.length > 0;
}

async function joinTwin(
  tx: Prisma.TransactionClient,
  { id }: StepDocument,
  { twin, unread }: { twin: { id: string; candidateId: string }; unread: boolean },
): Promise<void> {
  const state = unread ? {} : ({ state: 'SCORING', finishedAt: null } as const);
  await tx.document.update({
    where: { id },
    data: { ...state, candidateId: twin.candidateId, duplicateOfId: twin.id, checkedBy: null },
  });
}
