import type { Prisma } from '../../prisma/generated/client.ts';
import { forgetAnswers } from '../idempotency/forgetAnswers.ts';
import type { PersonRow } from './findSamePerson.ts';
import { distinctive, wordsOf } from './identifyingTexts.ts';

/** Erases what is left of a person in rows that belong to others: stored answers, notifications, and what users typed for bulk operations. */
export async function eraseTraces(tx: Prisma.TransactionClient, persons: readonly PersonRow[]): Promise<void> {
  const ids = persons.map(({ id }) => id);
  await forgetAnswers(tx, { ids, texts: persons.flatMap(({ fullName, email, phone }) => distinctive([fullName, email, phone])) });
  await forgetFilters(tx, { ids, words: persons.flatMap(({ fullName, email, phone }) => wordsOf([fullName, email, phone])) });
  await tx.$executeRaw`
    delete from notifications
    where params->>'candidateId' = any(${ids}) or split_part(path, '#', 1) = any(${ids.map((id) => `/analysis/${id}`)})`;
  // Jobs delete their input when they end, but earlier versions kept it.
  await tx.$executeRaw`
    update bulk_jobs set payload = payload || '{"input": null}'
    where finished_at is not null and payload->'input' <> 'null'
      and exists (select from bulk_job_items where job_id = bulk_jobs.id and item_id = any(${ids}))`;
}

/** Erases the filters of recorded exports that contain one of the words, even if somebody else was meant. The record of the export, with its ids, stays. */
async function forgetFilters(
  tx: Prisma.TransactionClient,
  { ids, words }: { ids: readonly string[]; words: readonly string[] },
): Promise<void> {
  const found = words.map((word) => JSON.stringify(word).slice(1, -1));
  await tx.$executeRaw`
    update audit_exports set filter = null
    where filter is not null and (
      exists (select from unnest(${found}::text[]) as word where strpos(lower(filter), word) > 0)
      or (candidate_ids && ${[...ids]}::uuid[] and filter::jsonb ? 'search'))`;
}
