import type { Prisma } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { cleanFileName } from '../../documents/cleanFileName.ts';
import { enqueueMany } from '../../queue.ts';
import { lockOpenScreening } from '../lockScreening.ts';
import { countUploaded } from '../uploadDocuments.ts';

/**
 * Adds résumés to a screening that are yet to be fetched, and enqueues fetching them, in the caller's transaction. Lock the project first. Does nothing if the
 * screening has résumés, because the order is then a repeated one.
 *
 * @throws AppError SCREENING_ENDED
 */
export async function orderFiles(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { screeningId, urls }: { screeningId: string; urls: readonly string[] },
): Promise<void> {
  if (urls.length === 0 || (await tx.document.count({ where: { screeningId, kind: 'RESUME' } })) > 0) return;
  const screening = await lockOpenScreening(tx, { id: screeningId });
  const { projectId } = screening;
  const now = ctx.now().getTime();
  const written = await tx.document.createManyAndReturn({
    // One millisecond apart, so that sorting by time keeps the order.
    data: urls.map((sourceUrl, index) => ({
      projectId,
      screeningId,
      kind: 'RESUME' as const,
      sourceUrl,
      fileName: cleanFileName(nameIn(sourceUrl)),
      sizeBytes: 0,
      createdAt: new Date(now + index),
    })),
    select: { id: true },
  });
  await countUploaded(ctx, tx, screening, await tx.document.count({ where: { screeningId } }));
  await enqueueMany(tx, 'fetchDocument', { payloads: written.map(({ id }) => ({ documentId: id })) });
}

function nameIn(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
