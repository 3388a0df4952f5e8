import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import { changeCandidate } from '../candidates/changeCandidate.ts';
import { effectiveColumns } from '../candidates/effectiveColumns.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { parseInput } from '../input/parseInput.ts';
import { paymentInput } from './paymentInput.ts';
import { recordPayments, setPayments } from './setPayments.ts';

export interface SetCandidatePaymentInput {
  candidateId: string;
  /** Whole units a year. Zero or less: none. Absent: removes the user's figure, so that the document's shows again. */
  paymentExpected?: number | null | undefined;
  currency?: string | null | undefined;
}

/**
 * Sets the expected pay of a candidate, which replaces the document's.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function setCandidatePayment(
  ctx: Ctx,
  { candidateId, paymentExpected, currency }: SetCandidatePaymentInput,
): Promise<Candidate> {
  const payment = paymentExpected == null ? null : parseInput(paymentInput, { paymentExpected, currency });
  return changeCandidate(ctx, { candidateId }, (tx, by) =>
    payment === null ? takePaymentBack(tx, by) : setPayments(tx, { ...by, payment }),
  );
}

async function takePaymentBack(tx: Prisma.TransactionClient, { candidateIds, userId }: CandidateChange): Promise<void> {
  const [candidateId = ''] = candidateIds;
  await tx.candidateMeta.deleteMany({ where: { candidateId } });
  const { facts, corrections } = await tx.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { facts: { select: { facts: true } }, corrections: true },
  });
  const effective = effectiveFacts(storedResumeFacts(facts?.facts), readCorrections(corrections));
  const { paymentExpected, currency } = await effectiveColumns(tx, { candidateId, facts: effective });
  await tx.candidate.update({ where: { id: candidateId }, data: { paymentExpected, currency } });
  await recordPayments(tx, { candidateIds, userId, set: false });
}
