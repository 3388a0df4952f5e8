import type { Prisma } from '../../prisma/generated/client.ts';
import { forgetAnswers } from '../idempotency/forgetAnswers.ts';
import type { PersonRow } from './findSamePerson.ts';

/** Erases what is left of a person in rows that belong to others: stored answers, notifications, and what users typed for bulk operations. */
export async function eraseTraces(tx: Prisma.TransactionClient, persons: readonly PersonRow[]): Promise<void> {
  const ids = persons.map(({ id }) => id);
  await forgetAnswers(tx, { ids, texts: persons.flatMap(({ fullName, email, phone }) => distinctive([fullName, email, phone])) });
  await tx.$executeRaw`delete from notifications where params->>'candidateId' = any(${ids}) or path = any(${ids.map((id) => `/analysis/${id}`)})`;
  // Jobs forget their input when they end; those of earlier versions kept it.
  await tx.$executeRaw`
    update bulk_jobs set payload = payload || '{"input": null}'
    where finished_at is not null and payload->'input' <> 'null'
      and exists (select from bulk_job_items where job_id = bulk_jobs.id and item_id = any(${ids}))`;
}

/** Texts that point to one person: a single word, or a few digits, would also be found in the answers about others. */
function distinctive(texts: readonly (string | null)[]): string[] {
  return texts.filter((text): text is string => text !== null && text.length >= 7 && /[\s@\d]/.test(text.trim()));
}
