import type { Document, Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { storeContents } from '../documents/fileStore.ts';
import { placeContents } from '../documents/objects/placeContents.ts';
import { type AcceptedFile, prepareFiles, toIncomingFile } from '../documents/reading/prepareFiles.ts';
import { OutgoingError } from '../outgoing/outgoing.ts';
import { lockProject } from '../projects/lockProject.ts';
import { enqueue } from '../queue.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { findOriginals } from '../screenings/writeDocuments.ts';
import { failDocument } from './failDocument.ts';
import type { StepInput } from './runStep.ts';

type Ordered = Document & { sourceUrl: string; screening: Screening };

/**
 * Fetches the file of a document that was given by URL, and enqueues its reading. From then on it is like an uploaded one: content that the project already has
 * becomes a duplicate. Does nothing for a document that was deleted, cancelled or already fetched.
 */
export async function fetchDocument(ctx: Ctx, { documentId, signal, lastAttempt = false }: StepInput): Promise<void> {
  const document = await findWaiting(ctx, documentId);
  if (document === null) return;
  try {
    const request = { url: document.sourceUrl, mostBytes: ctx.limits.maxFileBytes, signal };
    const bytes = await ctx.outgoing.fetchFile(request);
    const [file] = prepareFiles(ctx, [toIncomingFile(document.fileName, bytes)]);
    if (file?.refused === null) await store(ctx, document, file);
    else await failDocument(ctx, { documentId, code: file?.refused.code ?? 'EMPTY_FILE', params: file?.refused.params ?? {} });
  } catch (error) {
    if (signal.aborted && (await findWaiting(ctx, documentId)) === null) return;
    if (signal.aborted || !(error instanceof OutgoingError) || !(error.final || lastAttempt)) throw error;
    await failDocument(ctx, { documentId, code: 'NOT_FETCHED', params: { reason: error.message } });
  }
}

async function findWaiting({ db }: Ctx, id: string): Promise<Ordered | null> {
  const where = { id, state: 'QUEUED', sha256: null, sourceUrl: { not: null } } as const;
  const found = await db.document.findFirst({ where, include: { screening: true } });
  return found?.screening ? (found as Ordered) : null;
}

async function store(ctx: Ctx, { id, projectId, kind, screening }: Ordered, file: AcceptedFile): Promise<void> {
  const { sha256, sizeBytes } = file;
  const placed = await placeContents(ctx, { contents: [file] });
  await inTransaction(ctx, async (tx) => {
    await storeContents(tx, { contents: [file], placed, now: ctx.now() });
    await lockProject(tx, { id: projectId });
    const original = (await findOriginals(tx, screening, kind, [file])).get(sha256);
    const copy =
      original &&
      ({ state: 'DONE', finishedAt: ctx.now(), duplicateOfId: original.id, candidateId: original.candidateId } as const);
    const { count } = await tx.document.updateMany({
      where: { id, state: 'QUEUED', sha256: null },
      data: { sha256, sizeBytes, ...copy },
    });
    if (count > 0 && !original) await enqueue(tx, 'readDocument', { documentId: id });
  });
  await refreshScreening(ctx, { screeningId: screening.id });
}
