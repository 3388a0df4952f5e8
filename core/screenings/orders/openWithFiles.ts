import type { Document, DocumentKind, Screening } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { storeContents } from '../../documents/fileStore.ts';
import { placeContents } from '../../documents/objects/placeContents.ts';
import { type IncomingFile, prepareFiles } from '../../documents/reading/prepareFiles.ts';
import { lockProject } from '../../projects/lockProject.ts';
import { announce } from '../../publishing/announce.ts';
import { type OpenScreeningInput, writeScreening } from '../openScreening.ts';
import { refreshScreening } from '../refreshScreening.ts';
import { isAccepted, takeFiles } from '../uploadDocuments.ts';
import { orderFiles } from './orderFiles.ts';

export interface OpenWithFilesInput {
  /** Checked by `checkScreening`. */
  open: OpenScreeningInput;
  /** Job descriptions first. */
  files: readonly { kind: DocumentKind; files: readonly IncomingFile[] }[];
  /** URLs of more résumés to fetch. */
  fileUrls?: readonly string[];
}

/**
 * Creates a screening, its position if that is new, and all its files in one transaction, so that a server that dies midway leaves nothing behind. A screening
 * whose external id is already known keeps the files it has.
 *
 * @throws AppError NOT_FOUND, TOO_MANY_FILES
 * @returns the documents that were written, in the order of the files
 */
export async function openWithFiles(
  ctx: Ctx,
  { open, files, fileUrls = [] }: OpenWithFilesInput,
): Promise<{ screening: Screening; documents: Document[] }> {
  const batches = files
    .filter((batch) => batch.files.length > 0)
    .map((batch) => ({ kind: batch.kind, files: prepareFiles(ctx, batch.files), once: true }));
  const contents = batches.flatMap((batch) => batch.files.filter(isAccepted));
  ctx.documents.warmUp();
  const placed = await placeContents(ctx, { contents });
  const { screening, documents } = await inTransaction(ctx, async (tx) => {
    // Store files before taking locks, as every upload does; two uploads of the same files could otherwise deadlock.
    await storeContents(tx, { contents, placed, now: ctx.now() });
    const screening = await writeScreening(ctx, tx, open);
    const { id: screeningId, projectId } = screening;
    await lockProject(tx, { id: projectId });
    const documents: Document[] = [];
    for (const batch of batches) documents.push(...(await takeFiles(ctx, tx, { screeningId, ...batch })));
    await orderFiles(ctx, tx, { screeningId, urls: fileUrls });
    return { screening, documents };
  });
  for (const batch of files) for (const file of batch.files) file.release();
  announce(ctx.events, 'job', { id: screening.jobId, version: 0 });
  await refreshScreening(ctx, { screeningId: screening.id });
  return { screening: await ctx.db.screening.findUniqueOrThrow({ where: { id: screening.id } }), documents };
}
