import type { DocumentState, Prisma } from '../../prisma/generated/client.ts';

/** States of a document whose processing has ended. */
export const endedStates = ['DONE', 'FAILED', 'CANCELLED'] as const satisfies DocumentState[];

/** Whether a job description of the screening is still being read, or was announced and not uploaded yet. Every résumé asks this, so it takes one round trip. */
export async function awaitsJobDescription(
  tx: Prisma.TransactionClient,
  { screeningId }: { screeningId: string },
): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ pending: boolean }[]>`
    select count(*) filter (where documents.state not in ('DONE', 'FAILED', 'CANCELLED')) > 0
      or (screenings.state = 'UPLOADING' and count(documents.id) < (bulk_jobs.payload ->> 'expectedJobDescriptions')::int) as pending
    from screenings join bulk_jobs on bulk_jobs.id = screenings.job_id
    left join documents on documents.screening_id = screenings.id and documents.kind = 'JOB_DESCRIPTION'
    where screenings.id = ${screeningId}::uuid
    group by screenings.id, bulk_jobs.id`;
  return found?.pending ?? false;
}
