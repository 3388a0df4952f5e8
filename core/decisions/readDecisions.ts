import type { RejectionReason, Stage } from '../../prisma/generated/enums.ts';
import type { Ctx } from '../context.ts';
import { facetSlots } from '../scoring/facetSlots.ts';
import { nameValues } from '../scoring/facetValues.ts';
import { type Decision, mostDecisions } from './decision.ts';

/** Stages in which people have met the candidate. A rejection from these is based on more than documents, so having reached them counts as going on. */
const met = ['INTERVIEW', 'OFFER', 'HIRED'] satisfies Stage[];

/** Reasons that say nothing about how well somebody fits the position. */
const silent = ['WITHDREW', 'POSITION_FILLED'] satisfies RejectionReason[];

interface Row {
  projectId: string;
  wentOn: boolean;
  knockedOut: boolean;
  values: number[];
  matchedSkills: number;
  years: number | null;
  total: number;
}

/**
 * The team's decisions at all positions, newest first, by the stage that each candidate is in:
 *
 * - in Screening, Interview, Offer or Hired: went on;
 * - in Rejected, from Interview or later: went on, because a rejection after a meeting is not about the documents;
 * - in Rejected, from Applied or Screening: rejected, unless the candidate withdrew or the position was filled;
 * - in Applied, also after a step back: not decided.
 *
 * Each person counts once at a position, by the document that moved last. Archived candidates count, those without a score do not. Facet values are the current
 * ones.
 */
export async function readDecisions(ctx: Ctx): Promise<{ decisions: Decision[]; total: number }> {
  const slots = await facetSlots(ctx);
  const rows = await ctx.db.$queryRaw<Row[]>`
    with moved as (
      select candidates.id, candidates.project_id, coalesce(candidates.person_id, candidates.id) as person, candidates.stage_since,
        case when candidates.stage <> 'REJECTED' then true
          when last.from_stage = any(${met}::stage[]) then true
          when last.from_stage is not null and coalesce(last.rejection_reason <> all(${silent}::rejection_reason[]), true) then false
        end as went_on
      from candidates left join lateral (
        select from_stage, rejection_reason from activities
        where candidates.stage = 'REJECTED' and activities.candidate_id = candidates.id and type = 'STAGE_CHANGE' and to_stage = 'REJECTED'
        order by created_at desc limit 1) as last on true
      where candidates.stage <> 'APPLIED' and candidates.stage_since is not null and candidates.merged_into_id is null and not candidates.unread
    ), newest as (
      select distinct on (project_id, person) id, project_id, stage_since, went_on
      from moved order by project_id, person, stage_since desc, id
    ), decided as (
      select newest.*, count(*) over ()::int as total
      from newest join candidate_scores on candidate_scores.candidate_id = newest.id
      where went_on is not null
      order by stage_since desc, id limit ${mostDecisions}::int
    )
    select decided.project_id::text as "projectId", went_on as "wentOn", candidate_scores.knocked_out as "knockedOut", candidate_scores.values,
      candidate_scores.matched_skills as "matchedSkills", candidates.experience_years as years, total
    from decided join candidates using (id) join candidate_scores on candidate_scores.candidate_id = decided.id
    order by decided.stage_since desc, decided.id`;
  return {
    total: rows[0]?.total ?? 0,
    decisions: rows.map(({ values, total: _total, ...decision }) => {
      const named = nameValues(ctx, slots, values);
      return { ...decision, values: ctx.plugins.facets.map(({ id }) => named[id] ?? null) };
    }),
  };
}
