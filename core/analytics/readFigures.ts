import { Prisma } from '../../prisma/generated/client.ts';
import type { Stage } from '../../prisma/generated/enums.ts';
import type { Ctx } from '../context.ts';

export interface Span {
  from: Date;
  /** Not included. */
  to: Date;
}

/** What happened in a span of time. */
export interface Figures {
  /** Candidates who reached Hired and are still there. */
  hires: number;
  /** Candidates who reached Interview, or had an appointment. */
  interviews: number;
  /** From the candidate's arrival to the hire, one decimal. Null: nobody was hired. */
  avgTimeToHireDays: number | null;
  /** Share of decided offers that were accepted, in percent; null when none was decided. */
  offerAcceptance: number | null;
}

const round = (value: number) => Math.round(value * 10) / 10;

export async function readFigures(ctx: Ctx, { from, to }: Span): Promise<Figures> {
  const decided = (outcome: Stage) => Prisma.sql`
    select count(distinct candidate_id) from activities
    where type = 'STAGE_CHANGE' and to_stage = ${outcome}::stage and from_stage = 'OFFER' and created_at >= ${from} and created_at < ${to}`;
  const [[hiring], [meeting], [deciding]] = await Promise.all([
    ctx.db.$queryRaw<{ hires: number; days: number | null }[]>`
      select count(*)::int as hires, avg(extract(epoch from took))::float8 / 86400 as days from (
        select max(activities.created_at) - candidates.created_at as took
        from activities join candidates on candidates.id = activities.candidate_id
        where type = 'STAGE_CHANGE' and to_stage = 'HIRED' and activities.created_at >= ${from} and activities.created_at < ${to}
          and candidates.stage = 'HIRED'
        group by candidates.id) as hired`,
    ctx.db.$queryRaw<{ interviews: number }[]>`
      select ((select count(distinct candidate_id) from activities
          where type = 'STAGE_CHANGE' and to_stage = 'INTERVIEW' and created_at >= ${from} and created_at < ${to})
        + (select count(distinct candidate_id) from activities
          where type = 'SCHEDULE' and "when" >= ${from} and "when" < ${to} and not exists (
            select from activities as moves where moves.type = 'STAGE_CHANGE' and moves.to_stage = 'INTERVIEW'
              and moves.candidate_id = activities.candidate_id and moves.created_at >= ${from} and moves.created_at < ${to})))::int as interviews`,
    ctx.db.$queryRaw<{ accepted: number; declined: number }[]>`
      select (${decided('HIRED')})::int as accepted, (${decided('REJECTED')})::int as declined`,
  ]);
  const { hires = 0, days = null } = hiring ?? {};
  const { accepted = 0, declined = 0 } = deciding ?? {};
  const offers = accepted + declined;
  return {
    hires,
    interviews: meeting?.interviews ?? 0,
    avgTimeToHireDays: days === null ? null : round(days),
    offerAcceptance: offers === 0 ? null : round((accepted / offers) * 100),
  };
}
