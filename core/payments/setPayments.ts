import type { Prisma } from '../../prisma/generated/client.ts';
import { recordAudits } from '../audit/recordAudit.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import type { Payment } from './paymentInput.ts';

/**
 * Stores a user's figure for the expected pay of candidates. The columns of `candidates` always hold the effective figure, so that lists, sorting and rankings
 * need only these.
 */
export async function setPayments(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, now, payment }: CandidateChange & { payment: Payment },
): Promise<void> {
  const ids = [...candidateIds];
  const { amount, currency } = payment;
  await tx.$executeRaw`
    insert into candidate_meta (candidate_id, payment_expected, currency, updated_by_id, updated_at)
    select id, ${amount}::int, ${currency}::text, ${userId}::uuid, ${now}::timestamptz from unnest(${ids}::uuid[]) as id
    on conflict (candidate_id) do update set payment_expected = excluded.payment_expected, currency = excluded.currency,
      updated_by_id = excluded.updated_by_id, updated_at = excluded.updated_at`;
  await tx.$executeRaw`
    update candidates set payment_expected = ${amount}::int, currency = ${currency}::text, updated_at = ${now}::timestamptz
    where id = any(${ids}::uuid[])`;
  await recordPayments(tx, { candidateIds, userId, set: true });
}

/** Audit records leave out the figure itself: it is personal data, and they cannot be erased. */
export async function recordPayments(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, set }: Pick<CandidateChange, 'candidateIds' | 'userId'> & { set: boolean },
): Promise<void> {
  const entry = { actorId: userId, action: 'candidate.payment-changed', entity: 'candidate', details: { set } } as const;
  await recordAudits(
    tx,
    candidateIds.map((entityId) => ({ ...entry, entityId })),
  );
}
