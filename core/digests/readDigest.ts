import type { Stage } from '../../prisma/generated/client.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';

/** Most positions in a digest; the others are left out. */
const mostLines = 20;

export interface DigestContent {
  since: Date;
  /** Unread notifications of the period. */
  unread: number;
  /** Notes that others wrote. */
  notes: number;
  arrived: { title: string; count: number }[];
  moved: { title: string; stage: Stage; count: number }[];
  /** People found by the user's saved searches. The searches' names are left out, because they may be names of people. */
  found: { title: string; count: number }[];
}

/** Counts of what happened from `since` (inclusive) to `until` (exclusive); null when nothing did. */
export async function readDigest(
  { db }: Pick<Ctx, 'db'>,
  { userId, since, until }: { userId: string; since: Date; until: Date },
): Promise<DigestContent | null> {
  const time = { gte: since, lt: until };
  const unread = await db.notification.count({ where: { userId, readAt: null, createdAt: time } });
  const notes = await db.activity.count({
    where: { type: 'NOTE', createdAt: time, OR: [{ authorId: null }, { authorId: { not: userId } }] },
  });
  const arrived = await db.$queryRaw<DigestContent['arrived']>`
    select projects.title, count(*)::int as count from candidates join projects on projects.id = candidates.project_id
    where candidates.created_at >= ${since}::timestamptz and candidates.created_at < ${until}::timestamptz and ${isActive}
      and projects.archived_at is null
    group by projects.id order by count desc, projects.title limit ${mostLines}`;
  const moved = await db.$queryRaw<DigestContent['moved']>`
    select projects.title, activities.to_stage::text as stage, count(*)::int as count
    from activities join candidates on candidates.id = activities.candidate_id join projects on projects.id = candidates.project_id
    where activities.type = 'STAGE_CHANGE' and activities.to_stage is not null and ${isActive} and projects.archived_at is null
      and activities.created_at >= ${since}::timestamptz and activities.created_at < ${until}::timestamptz
    group by projects.id, activities.to_stage order by projects.title, activities.to_stage limit ${mostLines}`;
  const found = await db.$queryRaw<DigestContent['found']>`
    select projects.title, sum(fresh)::int as count from saved_searches join projects on projects.id = saved_searches.project_id
    where user_id = ${userId}::uuid and tell and fresh > 0 and told_at >= ${since}::timestamptz and told_at < ${until}::timestamptz
      and projects.archived_at is null
    group by projects.id order by count desc, projects.title limit ${mostLines}`;
  const nothing = unread + notes + arrived.length + moved.length + found.length === 0;
  return nothing ? null : { since, unread, notes, arrived, moved, found };
}
