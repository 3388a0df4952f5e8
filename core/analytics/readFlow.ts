import { Prisma } from '../../prisma/generated/client.ts';
import type { Stage } from '../../prisma/generated/enums.ts';
import type { Ctx } from '../context.ts';
import type { Span } from './readFigures.ts';

/** The stages that candidates pass through, in order. Hired and Rejected are ends. */
export const passedStages = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFER'] as const satisfies readonly Stage[];

export interface StageFlow {
  stage: Stage;
  /** Candidates who left the stage in the span. */
  left: number;
  /** Of these, how many went on to a later stage; Rejected, and a step back, are not later. */
  wentOn: number;
  /** `wentOn` of `left` in percent, one decimal. Null: nobody left. */
  conversion: number | null;
  /** Mean time between coming into the stage and leaving it, one decimal. Null: nobody left. */
  averageDays: number | null;
}

/** SQL over `activities`: the move is to a later stage. The enum has the order of the pipeline, with Rejected last. */
export const isForward = Prisma.sql`activities.to_stage > activities.from_stage and activities.to_stage <> 'REJECTED'`;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * How candidates moved through the pipeline. A candidate who left a stage several times counts once, and as gone on if any of these moves was to a later stage.
 */
export async function readFlow(ctx: Ctx, { from, to }: Span): Promise<StageFlow[]> {
  const rows = (await Promise.all(passedStages.map((stage) => readLeaving(ctx, { stage, from, to })))).flat();
  const found = new Map(rows.map((row) => [row.stage, row]));
  return passedStages.map((stage) => {
    const { left, wentOn, days } = found.get(stage) ?? { left: 0, wentOn: 0, days: null };
    return {
      stage,
      left,
      wentOn,
      conversion: left === 0 ? null : round((wentOn / left) * 100),
      averageDays: days === null ? null : round(days),
    };
  });
}

interface Leaving {
  stage: Stage;
  left: number;
  wentOn: number;
  days: number | null;
}

/** One query per stage: each reads the index in candidate order, so nothing has to be sorted or hashed, and the queries run in parallel. */
function readLeaving(ctx: Ctx, { stage, from, to }: Span & { stage: Stage }): Promise<Leaving[]> {
  return ctx.db.$queryRaw<Leaving[]>`
    select ${stage} as stage, count(*)::int as left, (count(*) filter (where went_on))::int as "wentOn",
      extract(epoch from sum(took))::float8 / sum(moves)::float8 / 86400 as days
    from (
      select bool_or(${isForward}) as went_on, count(*) as moves, sum(created_at - stage_since) as took
      from activities
      where type = 'STAGE_CHANGE' and from_stage = ${stage}::stage and created_at >= ${from} and created_at < ${to}
      group by candidate_id) as leaving`;
}
