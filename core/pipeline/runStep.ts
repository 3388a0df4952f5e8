import { type DocumentState, Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { asPluginError } from '../documents/reading/asPluginError.ts';
import { isDiskFull } from '../failures/recogniseError.ts';
import { announceMinor } from '../publishing/announce.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { failDocument } from './failDocument.ts';
import { type StoredContent, selectContent, toStoredContent } from './makeReading.ts';
import type { StepDocument } from './stepDocument.ts';

/** The arguments that a task passes to its step. */
export interface StepInput {
  documentId: string;
  /** Aborts when the screening is cancelled, and when this process stops. */
  signal: AbortSignal;
  /** Whether this is the last attempt: any failure then ends the document, so that the user sees it. */
  lastAttempt?: boolean;
}

interface RunStepInput extends Required<StepInput> {
  /** The states in which the step may begin; an interrupted run leaves the document in the last of them. */
  from: readonly DocumentState[];
  during: DocumentState;
}

/**
 * Runs one processing step of a document. Skips a document that was deleted, cancelled or is past this step. If a plugin refuses it, the document becomes
 * FAILED; any other error is thrown, so that the task is retried.
 */
export async function runStep(
  ctx: Ctx,
  { documentId, from, during, signal, lastAttempt }: RunStepInput,
  work: (document: StepDocument, stored: StoredContent) => Promise<void>,
): Promise<void> {
  const begun = await begin(ctx, documentId, from, during);
  if (begun === null) return;
  try {
    signal.throwIfAborted();
    await work(begun.document, begun.stored);
  } catch (error) {
    const refusal = asPluginError(error);
    if (signal.aborted && (await hasEnded(ctx, documentId))) return;
    const retried = signal.aborted || refusal === null || refusal.code === 'ABORTED';
    if (!retried) return failDocument(ctx, { documentId, code: refusal.code });
    if (lastAttempt && !signal.aborted)
      await failDocument(ctx, { documentId, code: isDiskFull(error) ? 'DISK_FULL' : 'UNAVAILABLE' });
    throw error;
  }
}

interface Begun {
  document: StepDocument;
  stored: StoredContent;
}

type BegunRow = Omit<StepDocument, 'sha256' | 'readShare'> & { sha256: string | null; documentShare: number | null } & Parameters<
    typeof toStoredContent
  >[0];

/** One statement, because every résumé waits for it. */
async function begin(ctx: Ctx, id: string, from: readonly DocumentState[], state: DocumentState): Promise<Begun | null> {
  const content = selectContent(ctx, Prisma.raw('begun'));
  const [row] = await ctx.db.$queryRaw<BegunRow[]>`/* keep the plan */
    with begun as (
      update documents set state = ${state}::document_state where id = ${id}::uuid and state = any(${[...from]}::document_state[]) returning *
    )
    select begun.id::text, project_id::text as "projectId", screening_id::text as "screeningId", kind::text, file_name as "fileName", begun.sha256,
      candidate_id::text as "candidateId", begun.read_share as "documentShare", checked_by as "checkedBy", begun.created_at as "createdAt",
      ${content.columns} from ${content.from}`;
  if (row === undefined || row.sha256 === null) {
    await mendScreening(ctx, id);
    return null;
  }
  const { projectId, screeningId, kind, fileName, sha256, candidateId, documentShare: readShare, checkedBy, createdAt } = row;
  if (screeningId !== null) announceMinor(ctx.events, 'screening', { id: screeningId });
  const document = { id, projectId, screeningId, kind, fileName, sha256, candidateId, readShare, checkedBy, createdAt };
  return { document, stored: toStoredContent(row) };
}

/** A worker may have died after ending the document and before updating the screening. */
async function mendScreening(ctx: Ctx, id: string): Promise<void> {
  const document = await ctx.db.document.findUnique({ where: { id }, select: { screeningId: true } });
  if (document?.screeningId) await refreshScreening(ctx, { screeningId: document.screeningId });
}

async function hasEnded(ctx: Ctx, id: string): Promise<boolean> {
  const document = await ctx.db.document.findUnique({ where: { id }, select: { state: true } });
  return document === null || document.state === 'CANCELLED' || document.state === 'FAILED';
}
