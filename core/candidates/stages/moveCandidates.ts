import type { Prisma } from '../../../prisma/generated/client.ts';
import type { AuditAction } from '../../audit/recordAudit.ts';
import type { CandidateChange } from '../candidateChange.ts';
import type { StageMove } from './stageMove.ts';

const action: AuditAction = 'candidate.stage-changed';

/** Moves candidates to a stage, with an activity and an audit record for each that was in another one. Returns the ids of those activities. */
export async function moveCandidates(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, now, stage, reason, note }: CandidateChange & StageMove,
): Promise<string[]> {
  const ids = [...candidateIds];
  // The second condition on `before` keeps the planner from reading the whole table for it.
  const recorded = await tx.$queryRaw<{ id: string }[]>`
    with moved as (
      update candidates set stage = ${stage}::stage, stage_since = ${now}::timestamptz, updated_at = ${now}::timestamptz
      from candidates as before
      where candidates.id = any(${ids}::uuid[]) and candidates.stage <> ${stage}::stage
        and before.id = candidates.id and before.id = any(${ids}::uuid[])
      returning candidates.id, before.stage as from_stage, coalesce(before.stage_since, before.created_at) as since
    ), recorded as (
      insert into activities (id, candidate_id, type, note, from_stage, to_stage, stage_since, rejection_reason, author_id, created_at)
      select gen_random_uuid(), id, 'STAGE_CHANGE', ${note}::text, from_stage, ${stage}::stage, since, ${reason}::rejection_reason,
        ${userId}::uuid, ${now}::timestamptz
      from moved
      returning id, candidate_id
    ), audited as (
      insert into audit_events (id, actor_id, action, entity, entity_id, details)
      select gen_random_uuid(), ${userId}::uuid, ${action}::text, 'candidate', moved.id,
        jsonb_strip_nulls(jsonb_build_object('from', from_stage, 'to', ${stage}::text, 'reason', ${reason}::text, 'activity', recorded.id))
      from moved join recorded on recorded.candidate_id = moved.id
    )
    select id::text as id from recorded`;
  return recorded.map(({ id }) => id);
}
