import type { Project } from '../../prisma/generated/client.ts';
import type { Stage } from '../../prisma/generated/enums.ts';
import { countPersons } from '../candidates/counts/countPersons.ts';
import type { Ctx } from '../context.ts';
import type { Span } from './readFigures.ts';

export interface TopPosition {
  project: Project;
  /** People in the position now. */
  candidates: number;
  /** The furthest stage that anybody has reached, ignoring Rejected; null when all are rejected. */
  stage: Stage | null;
  /** Mean days from arrival to hire of those hired in the span, one decimal; null when nobody was. */
  timeToHireDays: number | null;
}

const most = 3;

/** The positions with the most people now. Only time to hire depends on the span. */
export async function readTopPositions(ctx: Ctx, { from, to }: Span): Promise<TopPosition[]> {
  const rows = await ctx.db.$queryRaw<{ id: string; candidates: number; stage: Stage | null }[]>`
    select project_id::text as id, ${countPersons} as candidates, max(stage) filter (where stage <> 'REJECTED') as stage
    from candidates where archived_at is null and merged_into_id is null
    group by project_id order by candidates desc, project_id limit ${most}::int`;
  const ids = rows.map(({ id }) => id);
  const projects = new Map((await ctx.db.project.findMany({ where: { id: { in: ids } } })).map((one) => [one.id, one]));
  const times = await ctx.db.$queryRaw<{ id: string; days: number }[]>`
    select project_id::text as id, avg(extract(epoch from hired_at - arrived))::float8 / 86400 as days from (
      select candidates.project_id, candidates.created_at as arrived, max(activities.created_at) as hired_at
      from activities join candidates on candidates.id = activities.candidate_id
      where type = 'STAGE_CHANGE' and to_stage = 'HIRED' and activities.created_at >= ${from} and activities.created_at < ${to}
        and candidates.stage = 'HIRED' and candidates.project_id = any(${ids}::uuid[])
      group by candidates.id) as hired
    group by project_id`;
  const days = new Map(times.map((row) => [row.id, row.days]));
  return rows.flatMap(({ id, candidates, stage }) => {
    const project = projects.get(id);
    const took = days.get(id);
    return project
      ? [{ project, candidates, stage, timeToHireDays: took === undefined ? null : Math.round(took * 10) / 10 }]
      : [];
  });
}
