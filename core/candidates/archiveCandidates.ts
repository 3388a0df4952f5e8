import type { Prisma } from '../../prisma/generated/client.ts';
import type { AuditAction } from '../audit/recordAudit.ts';
import type { CandidateChange } from './candidateChange.ts';

const actions: Record<'true' | 'false', AuditAction> = { true: 'candidate.archived', false: 'candidate.unarchived' };

/** Archives candidates (hides them from lists, counts and rankings) or brings them back, with an audit record for each that changed. */
export async function archiveCandidates(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, now, archived }: CandidateChange & { archived: boolean },
): Promise<void> {
  await tx.$executeRaw`
    with changed as (
      update candidates set archived_at = ${archived ? now : null}::timestamptz, updated_at = ${now}::timestamptz
      where id = any(${[...candidateIds]}::uuid[]) and (archived_at is null) = ${archived}::boolean
      returning id
    )
    insert into audit_events (id, actor_id, action, entity, entity_id)
    select gen_random_uuid(), ${userId}::uuid, ${actions[`${archived}`]}::text, 'candidate', id from changed`;
}
