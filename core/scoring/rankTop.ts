import { Prisma } from '../../prisma/generated/client.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { bestOfPerson } from './bestOfPerson.ts';

export interface RankedCandidate {
  id: string;
  /** 0 to 100, one decimal; null until the candidate is scored. */
  overall: number | null;
}

/** Beyond this depth, {@link rankDeep} looks up fewer candidates. */
const deepest = 2_000;

export interface RankTopInput {
  projectId: string;
  overall: Prisma.Sql;
  /** The order of names, for ties. */
  names: Prisma.Sql;
  onePerPerson: boolean;
  skip: number;
  take: number;
}

/**
 * The first pages of a ranking, from the index of the scores alone: of a hundred thousand candidates only the best are looked up. Fetches extra rows to make up
 * for those that are not listed or rank below another document of the same person. Returns fewer than asked for when some candidates have no score yet; the
 * caller must then sort them all.
 */
export async function rankTop(
  ctx: Ctx,
  { projectId, overall, names, onePerPerson, skip, take }: RankTopInput,
): Promise<RankedCandidate[]> {
  if (skip + take > deepest) return rankDeep(ctx, { projectId, overall, names, onePerPerson, skip, take });
  const listed = Prisma.sql`candidates.project_id = ${projectId}::uuid and ${isActive}`;
  const twins = Prisma.sql`(select count(person_id) - count(distinct person_id) from candidates
    where project_id = ${projectId}::uuid and person_id is not null)`;
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with best as (
      select candidate_scores.candidate_id, candidate_scores.matched_skills, candidate_scores.knocked_out, ${overall} as overall
      from candidate_scores where candidate_scores.project_id = ${projectId}::uuid
      order by candidate_scores.knocked_out, overall desc nulls last, candidate_scores.matched_skills desc
      fetch first (${skip + take}::int + (
        select count(*) from candidates
        where candidates.project_id = ${projectId}::uuid and not (${isActive})) + ${onePerPerson ? twins : Prisma.sql`0`}) rows with ties
    )
    select candidates.id::text as id, best.overall::float8 as overall
    from best join candidates on candidates.id = best.candidate_id
    where ${listed} and ${onePerPerson ? bestOfPerson(listed, overall) : Prisma.sql`true`}
    order by best.knocked_out, best.overall desc nulls last, best.matched_skills desc, candidates.experience_years desc nulls last,
      ${names} asc nulls last, candidates.id
    offset ${skip}::int limit ${take}::int`;
}

/**
 * A page at any depth. Everybody is placed by what the index of the scores holds; only the candidates of the page, and those who share a place with its first
 * and last, are looked up and ordered by years and name. Needs everybody to have a score, like {@link rankTop}.
 */
export async function rankDeep(
  ctx: Ctx,
  { projectId, overall, names, onePerPerson, skip, take }: RankTopInput,
): Promise<RankedCandidate[]> {
  const all = Prisma.sql`candidates.project_id = ${projectId}::uuid`;
  const listed = Prisma.sql`${all} and ${isActive}`;
  const twins = onePerPerson
    ? Prisma.sql`or (candidates.person_id is not null and not ${bestOfPerson(listed, overall)})`
    : Prisma.empty;
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with passed_over as materialized (select candidates.id from candidates where ${all} and (not (${isActive}) ${twins})),
    scored as (
      select candidate_scores.candidate_id, candidate_scores.matched_skills, candidate_scores.knocked_out, ${overall} as overall
      from candidate_scores
      where candidate_scores.project_id = ${projectId}::uuid and candidate_scores.candidate_id not in (select id from passed_over)
    ),
    placed as (
      select scored.*, rank() over (order by knocked_out, overall desc nulls last, matched_skills desc) - 1 as place,
        count(*) over (partition by knocked_out, overall, matched_skills) as peers
      from scored
    ),
    page as materialized (select * from placed where place < ${skip + take}::int and place + peers > ${skip}::int)
    select candidates.id::text as id, page.overall::float8 as overall
    from page join candidates on candidates.id = page.candidate_id
    order by page.place, candidates.experience_years desc nulls last, ${names} asc nulls last, candidates.id
    offset ${skip}::int - coalesce((select min(place) from page), ${skip}::int) limit ${take}::int`;
}
