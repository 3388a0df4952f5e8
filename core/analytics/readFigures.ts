import type { Ctx } from '../context.ts';

export interface Span {
  from: Date;
  /** Not included. */
  to: Date;
}

/** What happened in a span of time. */
export interface Figures {
  /** Candidates who reached Hired and are there still. */
  hires: number;
  /** Candidates who reached Interview, or had an appointment. */
  interviews: number;
  /** From the candidate's arrival to the hire, one decimal. Null: nobody was hired. */
  avgTimeToHireDays: number | null;
  /** Of the offers that were decided, how many were accepted, in percent. Null: none was. */
  offerAcceptance: number | null;
}

const round = (value: number) => Math.round(value * 10) / 10;

export async function readFigures(ctx: Ctx, { from, to }: Span): Promise<Figures> {
  const [row] = await ctx.db.$queryRaw<
    { hires: number; interviews: number; days: number | null; accepted: number; declined: number }[]
  >`
    with moved as materialized (
      select candidate_id, from_stage, to_stage, created_at from activities
      where type = 'STAGE_CHANGE' and created_at >= ${from} and created_at < ${to}
        and (to_stage in ('INTERVIEW', 'HIRED') or from_stage = 'OFFER')
    ), hired as (
      select candidates.id, max(moved.created_at) - candidates.created_at as took
      from moved join candidates on candidates.id = moved.candidate_id
      where moved.to_stage = 'HIRED' and candidates.stage = 'HIRED' group by candidates.id
    ), interviewed as (
      select candidate_id from moved where to_stage = 'INTERVIEW'
      union select candidate_id from activities where type = 'SCHEDULE' and "when" >= ${from} and "when" < ${to}
    )
    select (select count(*)::int from hired) as hires, (select count(*)::int from interviewed) as interviews,
      (select avg(extract(epoch from took))::float8 / 86400 from hired) as days,
      count(distinct candidate_id) filter (where from_stage = 'OFFER' and to_stage = 'HIRED')::int as accepted,
      count(distinct candidate_id) filter (where from_stage = 'OFFER' and to_stage = 'REJECTED')::int as declined
    from moved`;
  const { hires = 0, interviews = 0, days = null, accepted = 0, declined = 0 } = row ?? {};
  const decided = accepted + declined;
  return {
    hires,
    interviews,
    avgTimeToHireDays: days === null ? null : round(days),
    offerAcceptance: decided === 0 ? null : round((accepted / decided) * 100),
  };
}
