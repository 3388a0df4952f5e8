import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive, isListed } from '../../candidates/activeCandidate.ts';
import type { Ctx } from '../../context.ts';

export interface RankedCandidate {
  id: string;
  /** 0 to 100, one decimal; null until the candidate is scored. */
  overall: number | null;
}

export interface RankPageInput {
  projectId: string;
  overall: Prisma.Sql;
  /** SQL that orders by name, for ties. */
  names: Prisma.Sql;
  onePerPerson: boolean;
  skip: number;
  take: number;
}

/**
 * A page at any depth. Places are counted from the score index alone; only the candidates of the page, and those tied with its first and last, are looked up
 * and ordered by years and name. Requires that everybody has a score, like `rankTop`.
 */
export async function rankDeep(
  ctx: Ctx,
  { projectId, overall, names, onePerPerson, skip, take }: RankPageInput,
): Promise<RankedCandidate[]> {
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with scored as materialized (
      select candidate_scores.candidate_id as id, ${placeKey(overall)} as key from candidate_scores where candidate_scores.project_id = ${projectId}::uuid
    ),
    special as materialized (${special(projectId, onePerPerson)}),
    keys as materialized (select id, key from scored where (id in (select id from special)) is true),
    passed_over as materialized (${passedOver(names)}),
    counted as (select key, count(*) as peers from scored group by key union all select key, -count(*) from passed_over group by key),
    places as (select key, sum(peers) as peers, sum(sum(peers)) over (order by key rows unbounded preceding) - sum(peers) as place from counted group by key),
    wanted as materialized (select * from places where place < ${skip + take}::int and place + peers > ${skip}::int),
    near as materialized (select scored.id, wanted.key, wanted.place from wanted join scored using (key))
    select candidates.id::text as id, ${overallOf(Prisma.sql`near.key`)} as overall
    from near cross join lateral (select * from candidates where candidates.id = near.id limit 1) as candidates
    where near.id not in (select id from passed_over)
    order by near.place, candidates.experience_years desc nulls last, ${names} asc nulls last, candidates.id
    offset ${skip}::int - coalesce((select min(place) from wanted), ${skip}::int)::int limit ${take}::int`;
}

/** Knock-out, score and matched skills in one number, which is much faster to group and compare; smaller is better. */
function placeKey(overall: Prisma.Sql): Prisma.Sql {
  const tenths = Prisma.sql`coalesce(1000 - (${overall} * 10)::int, 1001)::int8`;
  return Prisma.sql`((candidate_scores.knocked_out::int::int8 << 42) + (${tenths} << 20) + (1048575 - candidate_scores.matched_skills))`;
}

/** The score in a {@link placeKey}. */
function overallOf(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`((1000 - nullif(${key} >> 20 & 4095, 1001)) / 10.0)::float8`;
}

/**
 * Ids of candidates that are not listed and, if each person counts once, of those that may be the same person as another. Each part reads a range of an index.
 */
function special(projectId: string, onePerPerson: boolean): Prisma.Sql {
  const all = Prisma.sql`candidates.project_id = ${projectId}::uuid`;
  const persons = Prisma.sql`union all
    select candidates.id, candidates.person_id from candidates where ${all} and ${isActive} and candidates.person_id is not null`;
  return Prisma.sql`
    select candidates.id, null::uuid as person_id from candidates where ${all} and candidates.archived_at is not null
    union all select candidates.id, null from candidates where ${all} and candidates.archived_at is null and candidates.merged_into_id is not null
    union all select candidates.id, null from candidates where ${all} and ${isListed} and candidates.unread
    ${onePerPerson ? persons : Prisma.empty}`;
}

/** Ids of candidates that are not listed, or rank after another document of the same person. Only tied documents of one person have to be looked up. */
function passedOver(names: Prisma.Sql): Prisma.Sql {
  const tied = (column: Prisma.Sql) =>
    Prisma.sql`case when peers > 1 then (select ${column} from candidates where candidates.id = twins.id) end`;
  return Prisma.sql`
    select id, key from (
      select id, key, person_id, row_number() over (
        partition by person_id order by key, ${tied(Prisma.sql`candidates.experience_years`)} desc nulls last, ${tied(names)} asc nulls last, id) as position
      from (select id, key, person_id, count(*) over (partition by person_id, key) as peers from special join keys using (id)) as twins) as positions
    where person_id is null or position > 1`;
}
