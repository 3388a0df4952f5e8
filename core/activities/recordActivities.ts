import type { Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import type { Notified } from '../notifications/notification.ts';
import { notifySavers } from '../notifications/notifySavers.ts';
import type { ActivityDraft } from './activityInput.ts';

export type RecordedDraft = ActivityDraft & {
  /** The position that an e-mail invited to. */
  invitedToId?: string | null;
};

export interface RecordedActivities {
  ids: string[];
  /** To announce once the transaction is committed. */
  notified: Notified[];
}

/** Records one activity for each candidate; everyone who signs in sees it. Those who saved a candidate are told of a note on it. */
export async function recordActivities(
  tx: Prisma.TransactionClient,
  { activity, ...change }: CandidateChange & { activity: RecordedDraft },
): Promise<RecordedActivities> {
  const { type, channel, when, note, invitedToId = null } = activity;
  const { candidateIds, userId, now } = change;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    insert into activities (id, candidate_id, type, channel, "when", note, author_id, invited_to_id, created_at)
    select gen_random_uuid(), id, ${type}::activity_type, ${channel}::activity_channel, ${when}::timestamptz, ${note}::text,
      ${userId}::uuid, (select projects.id from projects where projects.id = ${invitedToId}::uuid), ${now}::timestamptz
    from unnest(${[...candidateIds]}::uuid[]) as id
    returning id::text as id`;
  return { ids: rows.map(({ id }) => id), notified: type === 'NOTE' ? await notifySavers(tx, change) : [] };
}
