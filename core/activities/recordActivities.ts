import type { Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import type { Notified } from '../notifications/notification.ts';
import { notifyMentioned } from '../notifications/notifyMentioned.ts';
import { notifySavers } from '../notifications/notifySavers.ts';
import type { ActivityDraft } from './activityInput.ts';

export type RecordedDraft = Omit<ActivityDraft, 'mentions'> & {
  /** Ids of users. */
  mentions?: readonly string[];
  /** The position that an e-mail invited to. */
  invitedToId?: string | null;
};

export interface RecordedActivities {
  ids: string[];
  /** To announce once the transaction is committed. */
  notified: Notified[];
}

/**
 * Records one activity for each candidate, visible to everyone who signs in. A note notifies the users it mentions and those who saved one of the candidates.
 */
export async function recordActivities(
  tx: Prisma.TransactionClient,
  { activity, ...change }: CandidateChange & { activity: RecordedDraft },
): Promise<RecordedActivities> {
  const { type, channel, when, note, mentions = [], invitedToId = null } = activity;
  const { candidateIds, userId, now } = change;
  const mentioned = type === 'NOTE' ? await existingUsers(tx, mentions) : [];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    insert into activities (id, candidate_id, type, channel, "when", note, mentions, author_id, invited_to_id, created_at)
    select gen_random_uuid(), id, ${type}::activity_type, ${channel}::activity_channel, ${when}::timestamptz, ${note}::text,
      ${mentioned}::uuid[], ${userId}::uuid, (select projects.id from projects where projects.id = ${invitedToId}::uuid), ${now}::timestamptz
    from unnest(${[...candidateIds]}::uuid[]) as id
    returning id::text as id`;
  const ids = rows.map(({ id }) => id);
  if (type !== 'NOTE') return { ids, notified: [] };
  const told = await notifyMentioned(tx, { ...change, mentioned });
  return { ids, notified: [...told, ...(await notifySavers(tx, { ...change, except: mentioned }))] };
}

async function existingUsers(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const users = await tx.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return users.map(({ id }) => id);
}
