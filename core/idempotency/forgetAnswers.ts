import type { Prisma } from '../../prisma/generated/client.ts';

/** The status of a stored answer that was erased. Only successes are stored otherwise. */
export const forgottenStatus = 404;

/**
 * Erases stored answers that name one of the ids or contain one of the texts. The keys stay taken: a client that repeats the request that once created a
 * candidate must not create them again.
 */
export async function forgetAnswers(
  tx: Prisma.TransactionClient,
  { ids, texts }: { ids: readonly string[]; texts: readonly string[] },
): Promise<void> {
  // As they stand in JSON.
  const found = [...ids, ...texts].map((text) => JSON.stringify(text).slice(1, -1));
  await tx.$executeRaw`
    update idempotency_keys set status = ${forgottenStatus}, body = null
    where body is not null and exists (select from unnest(${found}::text[]) as found where strpos(body::text, found) > 0)`;
}
