import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive } from '../../candidates/activeCandidate.ts';
import type { Ctx } from '../../context.ts';
import { bestDocuments } from './bestOfPerson.ts';
import { matchedOf, overallOf, placeKey } from './placeKey.ts';
import { type Near, type Places, pickNear, placesOfPage } from './places.ts';

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

/** A page at any depth. Only the candidates on its places are looked up and ordered. Requires that everybody has a score, like `rankTop`. */
export async function rankDeep(
  ctx: Ctx,
  {
    projectId,
    overall,
    names,
    onePerPerson,
    skip,
    take,
    places,
    near = null,
  }: RankPageInput & { places: Places; near?: Near | null },
): Promise<RankedCandidate[]> {
  const { keys, before } = placesOfPage(places, { skip, take });
  if (keys.length === 0) return [];
  const among = nearOf(keys, { projectId, overall, known: pickNear(near, keys) });
  const sameAsNear = Prisma.sql`${isActive} and candidates.person_id in (select person_id from near)`;
  const isShown = onePerPerson
    ? Prisma.sql`candidates.person_id is null or candidates.id in (${bestDocuments(sameAsNear, overall, names)})`
    : Prisma.sql`true`;
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with near as materialized (
      select candidates.id, candidates.full_name, candidates.experience_years, candidates.person_id, among.key
      from (${among}) as among join candidates on candidates.id = among.id where ${isActive}
    )
    select candidates.id::text as id, ${overallOf(Prisma.sql`candidates.key`)} as overall from near as candidates where ${isShown}
    order by candidates.key, candidates.experience_years desc nulls last, ${names} asc nulls last, candidates.id
    offset ${skip - before}::int limit ${take}::int`;
}

/** The candidates on the given places and their keys: those that are known, or else those that the index has. */
function nearOf(
  keys: readonly number[],
  { projectId, overall, known }: Pick<RankPageInput, 'projectId' | 'overall'> & { known: Pick<Near, 'keys' | 'ids'> | null },
): Prisma.Sql {
  if (known)
    return Prisma.sql`
      select * from unnest(string_to_array(${known.ids.join()}, ',')::uuid[], string_to_array(${known.keys.join()}, ',')::int8[]) as known (id, key)`;
  // The number of matched skills, which is in the key too, rules out most before a score is computed.
  return Prisma.sql`
    select candidate_scores.candidate_id as id, ${placeKey(overall)} as key from candidate_scores where candidate_scores.project_id = ${projectId}::uuid
      and candidate_scores.matched_skills = any(${[...new Set(keys.map(matchedOf))]}::int[]) and ${placeKey(overall)} = any(${[...keys]}::int8[])`;
}
