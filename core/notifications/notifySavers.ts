import type { Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import type { NotificationKind, Notified } from './notification.ts';

const kind: NotificationKind = 'note-on-saved';

/**
 * Notifies everyone who saved one of the candidates of a new note, except its author and the users in `except`; one notification per user for any number of
 * candidates.
 */
export async function notifySavers(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, now, except }: CandidateChange & { except: readonly string[] },
): Promise<Notified[]> {
  return tx.$queryRaw<Notified[]>`
    insert into notifications (id, user_id, kind, params, path, created_at)
    select gen_random_uuid(), user_id, ${kind}::text,
      jsonb_build_object('candidateId', min(candidate_id::text), 'count', count(*), 'authorId', ${userId}::text),
      '/analysis/' || min(candidate_id::text) || '#notes', ${now}::timestamptz
    from saved_candidates where candidate_id = any(${[...candidateIds]}::uuid[]) and user_id <> all(${[userId, ...except]}::uuid[])
    group by user_id
    returning id::text as id, user_id::text as "userId"`;
}
