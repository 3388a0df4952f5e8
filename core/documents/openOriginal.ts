import type { Readable } from 'node:stream';
import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import { recordSeen } from '../audit/recordSeen.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { loadDocumentMasks } from '../privacy/loadDocumentMasks.ts';
import { openObject } from './fileStore.ts';

export interface Original {
  fileName: string;
  /** The type that a reader recognised by content, else application/octet-stream. */
  mediaType: string;
  sizeBytes: number;
  /** A buffer from the database, a stream from the object store. */
  content: Uint8Array | Readable;
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  text: 'text/plain',
};

const uuid = z.uuid();

/**
 * The original file of a document, as it was uploaded. The audit log says who opened a candidate's.
 *
 * @throws AppError UNAUTHENTICATED; NOT_FOUND also for a file that was refused before it was stored; BLIND_REVIEW for a resume of a hidden candidate
 */
export async function openOriginal(ctx: Ctx, { documentId }: { documentId: string }): Promise<Original> {
  requireViewer(ctx);
  const document = uuid.safeParse(documentId).success
    ? await ctx.db.document.findUnique({
        where: { id: documentId },
        select: {
          fileName: true,
          candidateId: true,
          sha256: true,
          file: { select: { bytes: true, sizeBytes: true, readings: { select: { readerId: true } } } },
        },
      })
    : null;
  if (document?.file == null) throw new AppError('NOT_FOUND', { entity: 'Document' });
  if ((await loadDocumentMasks(ctx, { documentIds: [documentId] })).size > 0) throw new AppError('BLIND_REVIEW');
  if (document.candidateId !== null)
    await recordSeen(ctx, { candidateIds: [document.candidateId], action: 'candidate.document-opened' });
  const content = document.file.bytes ?? (await openObject(ctx, document.sha256 ?? ''));
  if (content === null) throw new AppError('NOT_FOUND', { entity: 'Document' });
  const readerId = document.file.readings[0]?.readerId ?? '';
  return {
    fileName: document.fileName,
    mediaType: mediaTypes[readerId] ?? 'application/octet-stream',
    sizeBytes: document.file.sizeBytes,
    content,
  };
}
