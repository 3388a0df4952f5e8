import type { Ctx } from '../context.ts';
import { failDocument } from './failDocument.ts';

/**
 * Fails documents whose task used up its attempts because each attempt killed its worker, so nobody could report it. Returns how many there were.
 */
export async function failAbandoned(ctx: Ctx): Promise<number> {
  const jobs = await ctx.db.$queryRaw<{ id: string; documentId: string }[]>`
    select jobs.id::text as id, jobs.payload ->> 'documentId' as "documentId"
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier in ('fetchDocument', 'readDocument', 'extractFacts') and jobs.attempts >= jobs.max_attempts and jobs.locked_at is null`;
  for (const { id, documentId } of jobs) {
    await failDocument(ctx, { documentId, code: 'UNAVAILABLE' });
    await ctx.db.$queryRaw`select count(*)::int from graphile_worker.complete_jobs(array[${id}]::bigint[])`;
  }
  return jobs.length;
}
