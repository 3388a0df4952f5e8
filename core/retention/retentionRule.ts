import { z } from 'zod';
import { Prisma } from '../../prisma/generated/client.ts';
import { RetentionStart } from '../../prisma/generated/enums.ts';

/** Erase the candidates of a position a number of days after an event. */
export interface RetentionTerm {
  days: number;
  /** POSITION_CLOSED counts from the closing or the last activity, whichever is later, and erases nothing while the position is not closed. */
  countedFrom: RetentionStart;
}

export const retentionTerm = {
  days: z.int('Whole days.').min(1, 'At least one day.').max(3650, 'At most 3650 days.'),
  countedFrom: z.enum(RetentionStart),
};

const day = 86_400_000;
const hour = 3_600_000;
/** Rules run once a day, at this hour of UTC. */
export const retentionHour = 3;
/** A day's notice, in which a mistake can be corrected. */
export const noticeMs = day;

/** When a rule set now first runs: the first daily run after its notice. */
export function nextRetentionRun({ setAt, now }: { setAt: Date; now: Date }): Date {
  const from = Math.max(now.getTime(), setAt.getTime() + noticeMs);
  const first = Math.floor(from / day) * day + retentionHour * hour;
  return new Date(first >= from ? first : first + day);
}

/** A time in the distant future, for a position that is not closed. */
const never = Prisma.sql`'infinity'::timestamptz`;

/**
 * SQL of (person, ids, since, hired, saved, busy): the candidates of a position grouped by person, including merged ones; the start of their retention period;
 * and whether something keeps them. One busy, hired, saved or active candidate keeps the whole person. With `persons`, only these.
 */
export function retentionGroups({
  projectId,
  countedFrom,
  persons,
}: { projectId: string; persons?: readonly string[] } & Omit<RetentionTerm, 'days'>): Prisma.Sql {
  const closed = countedFrom === 'POSITION_CLOSED' ? closedAt(projectId) : Prisma.sql`null::timestamptz`;
  return Prisma.sql`
    select person, array_agg(id) as ids, greatest(max(active), ${closed}) as since,
      bool_or(hired) as hired, bool_or(saved) as saved, bool_or(busy) as busy
    from (
      select candidates.id, coalesce(candidates.person_id, main.person_id, main.id, candidates.id) as person,
        greatest(candidates.created_at, candidates.stage_since,
          (select max(greatest(created_at, "when")) from activities where candidate_id = candidates.id),
          (select max(created_at) from documents where candidate_id = candidates.id),
          (select max(created_at) from corrections where candidate_id = candidates.id),
          (select updated_at from candidate_meta where candidate_id = candidates.id)) as active,
        candidates.stage = 'HIRED' as hired,
        exists (select from saved_candidates where candidate_id = candidates.id) as saved,
        exists (select from documents where candidate_id = candidates.id and state in ('QUEUED', 'READING', 'EXTRACTING', 'SCORING'))
          or candidates.id::text in (select item_id from bulk_job_items join bulk_jobs on bulk_jobs.id = job_id
            where finished_at is null and bulk_job_items.state in ('PENDING', 'SENDING')) as busy
      from candidates left join candidates as main on main.id = candidates.merged_into_id
      where candidates.project_id = ${projectId}::uuid and ${persons ? isOneOf(projectId, persons) : Prisma.sql`true`}
    ) as members
    group by person`;
}

/** SQL: the candidate belongs to one of these persons. Uses indexes, so that few among very many are found at once. */
function isOneOf(projectId: string, persons: readonly string[]): Prisma.Sql {
  const mains = Prisma.sql`select id from candidates where project_id = ${projectId}::uuid and person_id = any(${persons}::uuid[])`;
  return Prisma.sql`candidates.id in (
    select unnest(${persons}::uuid[])
    union ${mains}
    union select id from candidates where merged_into_id = any(${persons}::uuid[])
    union select id from candidates where merged_into_id in (${mains}))`;
}

/** When the position was closed, from the audit log; a position that was created closed counts from its creation. */
function closedAt(projectId: string): Prisma.Sql {
  return Prisma.sql`(select case when projects.status = 'CLOSED' then coalesce(
      (select max(created_at) from audit_events where entity = 'project' and entity_id = ${projectId}
        and action = 'project.status-changed' and details->>'to' = 'CLOSED'), projects.created_at) else ${never} end
    from projects where projects.id = ${projectId}::uuid)`;
}

/** SQL over {@link retentionGroups}: nothing keeps them. */
export const notKept = Prisma.sql`not (hired or saved or busy)`;

/** SQL over {@link retentionGroups}: the retention period is over. */
export function isOver({ days, now }: { days: number; now: Date }): Prisma.Sql {
  return Prisma.sql`since <= ${new Date(now.getTime() - days * day)}::timestamptz`;
}
