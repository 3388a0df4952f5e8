import { Prisma } from '../../../prisma/generated/client.ts';
import { type AnalyticsPeriod, periodUntilNow } from '../../analytics/analyticsPeriod.ts';
import type { Ctx } from '../../context.ts';
import { getProject } from '../../projects/getProject.ts';
import { type FacetWeight, weightedOverall } from '../../scoring/weightedOverall.ts';
import { type Assessed, type ImpactTable, impactTables } from './impactTables.ts';

export interface ImpactReport {
  /** People of the position who have a score: the sample. */
  people: number;
  /** Of these, how many reported a category. */
  selfReported: number;
  /** Median of the sample's scores, 0 to 100; null when nobody is scored. */
  median: number | null;
  tables: ImpactTable[];
}

/**
 * Impact ratios of a position's scores: {@link impactTables}. Every scored person counts once, archived or not, with their best score.
 *
 * @param period only people who arrived in it; null: everybody
 * @param weights null: the facets' default weights
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function impactReport(
  ctx: Ctx,
  {
    projectId,
    period = null,
    weights = null,
  }: { projectId: string; period?: AnalyticsPeriod | null | undefined; weights?: readonly FacetWeight[] | null | undefined },
): Promise<ImpactReport> {
  const { id } = await getProject(ctx, { id: projectId });
  return reportOn(await readAssessed(ctx, { projectId: id, period, weights }));
}

export function reportOn(people: readonly Assessed[]): ImpactReport {
  const selfReported = people.filter(({ sex, raceEthnicity }) => sex !== null || raceEthnicity !== null).length;
  return { people: people.length, selfReported, ...impactTables(people) };
}

/** Of a person's several candidates, take the best score and the latest self-report. */
async function readAssessed(
  ctx: Ctx,
  { projectId, period, weights }: { projectId: string; period: AnalyticsPeriod | null; weights: readonly FacetWeight[] | null },
): Promise<Assessed[]> {
  const since = period === null ? Prisma.empty : Prisma.sql`and candidates.created_at >= ${periodUntilNow(ctx, period).from}`;
  const overall = await weightedOverall(ctx, weights);
  return ctx.db.$queryRaw<Assessed[]>`
    with scored as (
      select coalesce(person_id, candidates.id) as person, max(${overall})::float8 as score
      from candidates join candidate_scores on candidate_scores.candidate_id = candidates.id
      where candidates.project_id = ${projectId}::uuid and merged_into_id is null and not unread ${since}
      group by 1
    ), said as (
      select distinct on (person) coalesce(main.person_id, main.id) as person, sex, race_ethnicity
      from self_reports join candidates on candidates.id = self_reports.candidate_id
        join candidates as main on main.id = coalesce(candidates.merged_into_id, candidates.id)
      where main.project_id = ${projectId}::uuid
      order by person, self_reports.updated_at desc, candidates.id
    )
    select score, sex::text, race_ethnicity::text as "raceEthnicity"
    from scored left join said using (person) where score is not null`;
}
