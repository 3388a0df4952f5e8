import type { DocumentState, Prisma } from '../../prisma/generated/client.ts';
import { screeningPayload } from './screeningPayload.ts';

/** States in which nothing happens to a document any more. */
export const endedStates = ['DONE', 'FAILED', 'CANCELLED'] as const satisfies DocumentState[];

/** Whether a job description of the screening is still being read, or announced and not yet uploaded. */
export async function requirementsPending(
  tx: Prisma.TransactionClient,
  { screeningId }: { screeningId: string },
): Promise<boolean> {
  const screening = await tx.screening.findUnique({
    where: { id: screeningId },
    select: {
      state: true,
      job: { select: { payload: true } },
      documents: { where: { kind: 'REQUIREMENT' }, select: { state: true } },
    },
  });
  if (screening === null) return false;
  const { state, job, documents } = screening;
  if (documents.some((document) => !endedStates.some((ended) => ended === document.state))) return true;
  return state === 'UPLOADING' && documents.length < screeningPayload(job.payload).expectedRequirements;
}
