import type { Ctx } from '../context.ts';

/** The job whose cancellation stops the work on a document; null where there is none. */
export async function screeningJob(ctx: Pick<Ctx, 'db'>, { documentId }: { documentId: string }): Promise<string | null> {
  const document = await ctx.db.document.findUnique({
    where: { id: documentId },
    select: { screening: { select: { jobId: true } } },
  });
  return document?.screening?.jobId ?? null;
}
