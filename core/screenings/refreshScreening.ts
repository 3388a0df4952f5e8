import { announce } from '../announce.ts';
import type { Ctx } from '../context.ts';

/**
 * Updates a screening's job from its documents, and ends both once every announced document has ended. Call it after each document's end is committed: the
 * last caller sees them all. Calling it again changes nothing.
 *
 * One statement, which decides on locked and freshly read rows, so that a file that is being added keeps the screening open.
 */
export async function refreshScreening(ctx: Ctx, { screeningId }: { screeningId: string }): Promise<void> {
  const now = ctx.now();
  const changed = await ctx.db.$queryRaw<{ id: string; version: number; ended: boolean }[]>`
    with counted as (
      select screenings.id, screenings.job_id, count(documents.id)::int as files,
        count(*) filter (where documents.state = 'DONE')::int as done,
        count(*) filter (where documents.state = 'FAILED')::int as failed,
        count(*) filter (where documents.state in ('DONE', 'FAILED', 'CANCELLED'))::int as ended
      from screenings left join documents on documents.screening_id = screenings.id
      where screenings.id = ${screeningId}::uuid
      group by screenings.id
    ), completed as (
      update screenings set state = 'COMPLETED', finished_at = ${now}
      from counted
      where screenings.id = counted.id and screenings.state in ('UPLOADING', 'RUNNING')
        and counted.files >= screenings.expected_files and counted.ended = counted.files
      returning screenings.id
    )
    update bulk_jobs set
      completed = greatest(bulk_jobs.completed, counted.done), failed = greatest(bulk_jobs.failed, counted.failed),
      total = greatest(screenings.expected_files, counted.files), version = bulk_jobs.version + 1,
      started_at = coalesce(bulk_jobs.started_at, ${now}),
      state = (case when not exists (select from completed) then 'PROGRESS' when counted.done = 0 then 'FAILURE' else 'SUCCESS' end)::job_state,
      finished_at = case when exists (select from completed) then ${now}::timestamptz end
    from counted join screenings on screenings.id = counted.id
    where bulk_jobs.id = counted.job_id and bulk_jobs.state in ('PENDING', 'PROGRESS')
      and (exists (select from completed) or bulk_jobs.state = 'PENDING' or bulk_jobs.completed < counted.done
        or bulk_jobs.failed < counted.failed or bulk_jobs.total <> greatest(screenings.expected_files, counted.files))
    returning bulk_jobs.id::text as id, bulk_jobs.version, bulk_jobs.finished_at is not null as ended`;
  for (const { id, version } of changed) announce(ctx.events, 'job', { id, version });
  announce(ctx.events, 'screening', { id: screeningId });
}
