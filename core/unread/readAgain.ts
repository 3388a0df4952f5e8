import type { Document, Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { deleteUnusedFiles } from '../documents/deleteUnusedFiles.ts';
import { storeContents } from '../documents/fileStore.ts';
import { placeContents } from '../documents/objects/placeContents.ts';
import { type AcceptedFile, type IncomingFile, prepareFiles } from '../documents/reading/prepareFiles.ts';
import { AppError } from '../errors.ts';
import { lockProject } from '../projects/lockProject.ts';
import { announce } from '../publishing/announce.ts';
import { enqueue } from '../queue.ts';
import { getUnread } from './getUnread.ts';

export interface ReadAgainInput {
  documentId: string;
  /** Replaces the file that was not read; null retries the same file (a missing recognition language may be installed by now). */
  file: IncomingFile | null;
}

/**
 * Reads a résumé again that could not be read, from the same file or a new one. If a candidate was created for it, that candidate gets the facts.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, EMPTY_FILE, TOO_LARGE; CONFLICT also when the position has the file already, or the old one was not kept
 */
export async function readAgain(ctx: Ctx, { documentId, file }: ReadAgainInput): Promise<Document> {
  const { userId } = requireViewer(ctx);
  const old = await getUnread(ctx, { id: documentId });
  const other = file === null ? null : accept(ctx, file);
  const contents = other === null ? [] : [other];
  const placed = await placeContents(ctx, { contents });
  const document = await inTransaction(ctx, async (tx) => {
    await storeContents(tx, { contents, placed, now: ctx.now() });
    await lockProject(tx, { id: old.projectId });
    const sha256 = other?.sha256 ?? old.sha256;
    if (sha256 === null || (await isInProject(tx, old, sha256))) throw new AppError('CONFLICT');
    // Otherwise the stored partial reading would be reused.
    await tx.documentReading.deleteMany({ where: { sha256, readShare: { lt: 1 } } });
    const changed = await tx.document.update({
      where: { id: documentId },
      data: {
        ...(other && { fileName: other.fileName, sizeBytes: other.sizeBytes }),
        sha256,
        ...fresh,
        ...(await openScreeningOf(tx, old)),
      },
    });
    await enqueue(tx, 'readDocument', { documentId });
    if (old.sha256 !== null && old.sha256 !== sha256) await deleteUnusedFiles(tx, { hashes: [old.sha256] });
    await recordAudit(tx, { actorId: userId, action: 'document.read-again', entity: 'document', entityId: documentId });
    return changed;
  });
  if (document.screeningId !== null) announce(ctx.events, 'screening', { id: document.screeningId });
  return document;
}

const fresh = {
  state: 'QUEUED',
  errorCode: null,
  errorParams: {},
  pages: null,
  checkedBy: null,
  ocr: false,
  readShare: null,
  factsFound: 0,
  finishedAt: null,
} satisfies Prisma.DocumentUncheckedUpdateInput;

function accept(ctx: Ctx, file: IncomingFile): AcceptedFile {
  const [prepared] = prepareFiles(ctx, [file]);
  if (prepared === undefined || prepared.refused !== null)
    throw new AppError(prepared?.refused.code ?? 'EMPTY_FILE', prepared?.refused.params);
  return prepared;
}

async function isInProject(tx: Prisma.TransactionClient, { id, projectId }: Document, sha256: string): Promise<boolean> {
  const twin = await tx.document.findFirst({
    where: { projectId, sha256, kind: 'RESUME', id: { not: id }, duplicateOfId: null, candidateId: { not: null } },
    select: { id: true },
  });
  return twin !== null;
}

/** Takes the document out of a cancelled screening, where its processing would be stopped at once. */
async function openScreeningOf(tx: Prisma.TransactionClient, { screeningId }: Document): Promise<{ screeningId?: null }> {
  if (screeningId === null) return {};
  const { state } = await tx.screening.findUniqueOrThrow({ where: { id: screeningId }, select: { state: true } });
  return state === 'CANCELLED' ? { screeningId: null } : {};
}
