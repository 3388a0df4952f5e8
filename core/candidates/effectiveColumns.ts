import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { candidateColumns } from './candidateColumns.ts';

/** The columns of a candidate that exists: those of its effective facts, but a pay that a user entered (`CandidateMeta`) wins over the document's. */
export async function effectiveColumns(
  tx: Prisma.TransactionClient,
  { candidateId, facts }: { candidateId: string; facts: ResumeFacts },
) {
  const entered = await tx.candidateMeta.findUnique({
    where: { candidateId },
    select: { paymentExpected: true, currency: true },
  });
  return { ...candidateColumns(facts), ...entered };
}
