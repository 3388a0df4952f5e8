import { Prisma } from '../../prisma/generated/client.ts';
import { isActive, isListed } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { rankingOrder } from './bestOfPerson.ts';

export interface RankedCandidate {
  id: string;
  /** 0 to 100, one decimal; null until the candidate is scored. */
  overall: number | null;
}

export interface RankPageInput {
  projectId: string;
  overall: Prisma.Sql;
  /** The order of names, for ties. */
  names: Prisma.Sql;
  onePerPerson: boolean;
  skip: number;
  take: number;
}

/**
 * A page at any depth. Everybody is counted by what the index of the scores holds; only the candidates of the page, and those who share a place with its first
 * and last, are looked up and ordered by years and name. Needs everybody to have a score, like `rankTop`.
 */
export async function rankDeep(
  ctx: Ctx,
  { projectId, overall, names, onePerPerson, skip, take }: RankPageInput,
): Promise<RankedCandidate[]> {
  // -1 stands for "no score", so that places can be compared.
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with passed_over as materialized (${passedOver(projectId, onePerPerson ? rankingOrder(overall, names) : null)}),
    scored as materialized (
      select candidate_scores.candidate_id, candidate_scores.matched_skills, candidate_scores.knocked_out, coalesce(${overall}, -1) as overall
      from candidate_scores
      where candidate_scores.project_id = ${projectId}::uuid and candidate_scores.candidate_id not in (select id from passed_over)
    ),
    groups as (select knocked_out, overall, matched_skills, count(*) as peers from scored group by knocked_out, overall, matched_skills),
    places as (
      select groups.*, sum(peers) over (order by knocked_out, overall desc, matched_skills desc rows unbounded preceding) - peers as place
      from groups
    ),
    wanted as materialized (select * from places where place < ${skip + take}::int and place + peers > ${skip}::int)
    select candidates.id::text as id, nullif(wanted.overall, -1)::float8 as overall
    from wanted join scored using (knocked_out, overall, matched_skills) join candidates on candidates.id = scored.candidate_id
    order by wanted.place, candidates.experience_years desc nulls last, ${names} asc nulls last, candidates.id
    offset ${skip}::int - coalesce((select min(place) from wanted), ${skip}::int)::int limit ${take}::int`;
}

/** Ids of those that are not listed and, if an order is given, of those that come after another document of the same person. Each part is a range of an index. */
function passedOver(projectId: string, order: Prisma.Sql | null): Prisma.Sql {
  const all = Prisma.sql`candidates.project_id = ${projectId}::uuid`;
  const twins = Prisma.sql`union all select id from (
      select candidates.id, row_number() over (partition by candidates.person_id order by ${order ?? Prisma.empty}) as place
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      where ${all} and ${isActive} and candidates.person_id is not null) as persons where place > 1`;
  return Prisma.sql`
    select candidates.id from candidates where ${all} and candidates.archived_at is not null
    union all select candidates.id from candidates where ${all} and candidates.archived_at is null and candidates.merged_into_id is not null
    union all select candidates.id from candidates where ${all} and ${isListed} and candidates.unread
    ${order === null ? Prisma.empty : twins}`;
}
