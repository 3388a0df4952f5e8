import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { announce } from '../publishing/announce.ts';
import { createSharedRuns } from '../publishing/shareRuns.ts';
import { attempts } from '../queue.ts';

/**
 * Updates a screening's job from its documents, and ends both once every announced document has ended. Call it after each document's end is committed: the last
 * caller sees them all. Calling it again changes nothing. When the screening ends, the position's saved searches are evaluated.
 *
 * One statement decides on locked, freshly read rows, so that a file that is being added keeps the screening open. It also notifies the user who uploaded the
 * files in the app; API callers learn of the end from the API.
 */
export function refreshScreening(ctx: Ctx, { screeningId }: { screeningId: string }): Promise<void> {
  const share = shared.get(ctx.db) ?? createSharedRuns();
  shared.set(ctx.db, share);
  return share(screeningId, () => refresh(ctx, screeningId));
}

/** Files that end together are counted together. */
const shared = new WeakMap<PrismaClient, ReturnType<typeof createSharedRuns>>();

async function refresh(ctx: Ctx, screeningId: string): Promise<void> {
  const now = ctx.now();
  const changed = await ctx.db.$queryRaw<ChangedJob[]>`/* keep the plan */
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
      returning screenings.id, screenings.project_id
    ), searched as (
      select (graphile_worker.add_job('evaluateSearches', json_build_object('projectId', completed.project_id),
        job_key => 'searches ' || completed.project_id, priority => 5::int, max_attempts => ${attempts.begun}::int)).id
      from completed where exists (select from saved_searches where saved_searches.project_id = completed.project_id and tell)
    ), changed as (
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
    returning bulk_jobs.*, screenings.source
    ), told as (
      insert into notifications (id, user_id, kind, params, path, created_at)
      select gen_random_uuid(), owner_id, case state when 'SUCCESS' then 'job-finished' else 'job-failed' end,
        jsonb_build_object('jobId', id, 'jobKind', kind, 'projectId', project_id, 'completed', completed, 'failed', failed, 'total', total),
        '/review?screening=' || ${screeningId}, ${now}::timestamptz
      from changed where finished_at is not null and owner_id is not null and source = 'UPLOAD'
      returning id, user_id
    )
    select (select count(*)::int from searched) as searched, changed.id::text as id, version, finished_at is not null as ended, told.id::text as "notificationId", told.user_id::text as "userId"
    from changed left join told on true`;
  for (const { id, version, notificationId, userId } of changed) {
    announce(ctx.events, 'job', { id, version });
    if (notificationId !== null && userId !== null) announceNotifications(ctx, [{ id: notificationId, userId }]);
  }
  // Publish the end directly: `announce` could replace it by a later message.
  if (changed.some(({ ended }) => ended)) ctx.events.publish('screening', { id: screeningId, ended: true });
  else announce(ctx.events, 'screening', { id: screeningId });
}

interface ChangedJob {
  id: string;
  version: number;
  ended: boolean;
  /** The owner's notification; null while the screening runs. */
  notificationId: string | null;
  userId: string | null;
}
