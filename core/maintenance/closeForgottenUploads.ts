import type { Ctx } from '../context.ts';
import { closeUpload } from '../screenings/finishUpload.ts';

/** A browser that is still there sends its next batch within minutes. */
const patience = 60 * 60_000;

/** Ends uploads whose browser was closed in the middle: their screenings go on with the files that came. Answers how many. */
export async function closeForgottenUploads(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - patience);
  const forgotten = await ctx.db.screening.findMany({
    where: { state: 'UPLOADING', createdAt: { lt: before }, documents: { none: { createdAt: { gte: before } } } },
    select: { id: true },
  });
  for (const { id } of forgotten) await closeUpload(ctx, { screeningId: id });
  return forgotten.length;
}
