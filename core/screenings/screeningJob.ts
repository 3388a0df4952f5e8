import type { Ctx } from '../context.ts';

/** The job that a user cancels to stop the work on a document; null if it has none. */
export async function screeningJob(ctx: Pick<Ctx, 'db'>, { documentId }: { documentId: string }): Promise<string | null> {
  const [found] = await ctx.db.$queryRaw<{ jobId: string }[]>`
    select screenings.job_id::text as "jobId" from documents join screenings on screenings.id = documents.screening_id
    where documents.id = ${documentId}::uuid`;
  return found?.jobId ?? null;
}
