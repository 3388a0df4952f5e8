import type { Ctx } from '../context.ts';

/** The job whose cancellation stops the work on a document; null where there is none. */
export async function screeningJob(ctx: Pick<Ctx, 'db'>, { documentId }: { documentId: string }): Promise<string | null> {
  const [found] = await ctx.db.$queryRaw<{ jobId: string }[]>`
    select screenings.job_id::text as "jobId" from documents join screenings on screenings.id = documents.screening_id
    where documents.id = ${documentId}::uuid`;
  return found?.jobId ?? null;
}
