import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { candidateColumns } from './candidateColumns.ts';

/** The columns of an existing candidate: those of its effective facts, except that a pay that a user entered (`CandidateMeta`) replaces the document's. */
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
