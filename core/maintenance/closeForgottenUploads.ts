import type { Ctx } from '../context.ts';
import { closeUpload } from '../screenings/finishUpload.ts';

/** An open browser sends its next batch within minutes. */
const patience = 15 * 60_000;

/** Ends uploads whose browser was closed midway; their screenings go on with the files that arrived. Returns how many there were. */
export async function closeForgottenUploads(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - patience);
  const forgotten = await ctx.db.screening.findMany({
    where: { state: 'UPLOADING', createdAt: { lt: before }, documents: { none: { createdAt: { gte: before } } } },
    select: { id: true },
  });
  for (const { id } of forgotten) await closeUpload(ctx, { screeningId: id });
  return forgotten.length;
}
