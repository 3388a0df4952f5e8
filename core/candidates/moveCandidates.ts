import type { Prisma, Stage } from '../../prisma/generated/client.ts';
import type { AuditAction } from '../audit/recordAudit.ts';
import type { CandidateChange } from './candidateChange.ts';

const action: AuditAction = 'candidate.stage-changed';

/** Moves candidates to a stage, with an activity and an audit record for each that was in another one. */
export async function moveCandidates(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, now, stage, note = null }: CandidateChange & { stage: Stage; note?: string | null },
): Promise<void> {
  const ids = [...candidateIds];
  // The second condition on `before` keeps the planner from reading the whole table for it.
  await tx.$executeRaw`
    with moved as (
      update candidates set stage = ${stage}::stage, updated_at = ${now}::timestamptz
      from candidates as before
      where candidates.id = any(${ids}::uuid[]) and candidates.stage <> ${stage}::stage
        and before.id = candidates.id and before.id = any(${ids}::uuid[])
      returning candidates.id, before.stage as from_stage
    ), recorded as (
      insert into activities (id, candidate_id, type, note, from_stage, to_stage, author_id, created_at)
      select gen_random_uuid(), id, 'STAGE_CHANGE', ${note}::text, from_stage, ${stage}::stage, ${userId}::uuid, ${now}::timestamptz from moved
    )
    insert into audit_events (id, actor_id, action, entity, entity_id, details)
    select gen_random_uuid(), ${userId}::uuid, ${action}::text, 'candidate', id, jsonb_build_object('from', from_stage, 'to', ${stage}::text)
    from moved`;
}
