import type { Ctx } from '../../core/context.ts';
import type { Prisma } from '../../prisma/generated/client.ts';

export interface SeedMovesInput {
  projectId: string;
  /** How often everybody went from Applied to Offer and back before the way to their present stage: four moves each. */
  rounds?: number;
}

/**
 * Gives the candidates of a seeded position the moves that led to their stages, evenly between arrival and now: Applied to the present stage step by step,
 * Rejected after an interview.
 *
 * @returns how many moves were made
 */
export async function seedMoves(ctx: Ctx, input: SeedMovesInput): Promise<number> {
  return ctx.db.$transaction((db) => insertMoves(db, ctx.now(), input), { timeout: longest });
}

/** Half a million moves take longer than a request may. */
const longest = 600_000;

async function insertMoves(db: Prisma.TransactionClient, now: Date, { projectId, rounds = 0 }: SeedMovesInput): Promise<number> {
  await db.$executeRaw`set local statement_timeout = 0`;
  const count = await db.$executeRaw`
    with ways as (
      select id, created_at as arrived, ${rounds}::int * 4 + (case stage when 'REJECTED' then 3 else array_position(enum_range(null::stage), stage) - 1 end) as steps, stage
      from candidates where project_id = ${projectId}::uuid
    ), moves as (
      select id, step, steps, arrived, (${now}::timestamptz - arrived) / (steps + 1) as pause,
        case when step - 1 < ${rounds}::int * 4 then (step - 1) % 4 else step - 1 - ${rounds}::int * 4 end as left_at,
        case when step = steps and stage = 'REJECTED' then 5 when step <= ${rounds}::int * 4 then step % 4 else step - ${rounds}::int * 4 end as came_to
      from ways cross join lateral generate_series(1, steps) as step
    )
    insert into activities (id, candidate_id, type, from_stage, to_stage, stage_since, rejection_reason, created_at)
    select gen_random_uuid(), id, 'STAGE_CHANGE', (enum_range(null::stage))[left_at + 1], (enum_range(null::stage))[came_to + 1],
      arrived + pause * (step - 1), case when came_to = 5 then 'SKILLS'::rejection_reason end, arrived + pause * step
    from moves`;
  await db.$executeRaw`
    update candidates set stage_since = moved.at from (
      select candidate_id, max(activities.created_at) as at from activities where type = 'STAGE_CHANGE' group by candidate_id) as moved
    where candidates.id = moved.candidate_id and project_id = ${projectId}::uuid`;
  return count;
}
