import type { Document, DocumentState } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { asPluginError } from '../documents/reading/asPluginError.ts';
import { isDiskFull } from '../failures/recogniseError.ts';
import { announce } from '../publishing/announce.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { failDocument } from './failDocument.ts';

type Column = 'id' | 'projectId' | 'screeningId' | 'kind' | 'fileName' | 'candidateId' | 'readShare' | 'checkedBy' | 'createdAt';

/** The part of a document that its steps need. */
export type StepDocument = Pick<Document, Column> & { sha256: string };

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
  work: (document: StepDocument) => Promise<void>,
): Promise<void> {
  const document = await begin(ctx, documentId, from, during);
  if (document === null) return;
  try {
    signal.throwIfAborted();
    await work(document);
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

async function begin(ctx: Ctx, id: string, from: readonly DocumentState[], state: DocumentState): Promise<StepDocument | null> {
  const [document] = await ctx.db.$queryRaw<(Omit<StepDocument, 'sha256'> & { sha256: string | null })[]>`/* keep the plan */
    update documents set state = ${state}::document_state where id = ${id}::uuid and state = any(${[...from]}::document_state[])
    returning id::text, project_id::text as "projectId", screening_id::text as "screeningId", kind::text, file_name as "fileName", sha256,
      candidate_id::text as "candidateId", read_share as "readShare", checked_by as "checkedBy", created_at as "createdAt"`;
  if (document === undefined || document.sha256 === null) {
    await mendScreening(ctx, id);
    return null;
  }
  if (document.screeningId !== null) announce(ctx.events, 'screening', { id: document.screeningId });
  return { ...document, sha256: document.sha256 };
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
