import type { CandidateSource, DocumentState, Prisma } from '../../prisma/generated/client.ts';

/** States of a document whose processing has ended. */
export const endedStates = ['DONE', 'FAILED', 'CANCELLED'] as const satisfies DocumentState[];

interface JobAwaited {
  /** A job description of the screening is still being read, or was announced and not uploaded yet. */
  pending: boolean;
  /** The source of the screening's candidates. */
  source: CandidateSource;
}

/** What processing a résumé needs to know about its screening. One round trip, because every résumé needs it. */
export async function readJobAwaited(
  tx: Prisma.TransactionClient,
  { screeningId }: { screeningId: string },
): Promise<JobAwaited | null> {
  const [found] = await tx.$queryRaw<JobAwaited[]>`/* keep the plan */
    select screenings.source::text as source, count(*) filter (where documents.state not in ('DONE', 'FAILED', 'CANCELLED')) > 0
      or (screenings.state = 'UPLOADING' and count(documents.id) < (bulk_jobs.payload ->> 'expectedJobDescriptions')::int) as pending
    from screenings join bulk_jobs on bulk_jobs.id = screenings.job_id
    left join documents on documents.screening_id = screenings.id and documents.kind = 'JOB_DESCRIPTION'
    where screenings.id = ${screeningId}::uuid
    group by screenings.id, bulk_jobs.id`;
  return found ?? null;
}

/** Whether a job description of the screening is still being read, or was announced and not uploaded yet. */
export async function awaitsJobDescription(tx: Prisma.TransactionClient, screening: { screeningId: string }): Promise<boolean> {
  return (await readJobAwaited(tx, screening))?.pending ?? false;
}
