import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive } from '../../candidates/activeCandidate.ts';
import type { Ctx } from '../../context.ts';
import { bestDocuments } from './bestOfPerson.ts';
import type { Places } from './findPlaces.ts';
import { matchedOf, overallOf, placeKey } from './placeKey.ts';

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
  { projectId, overall, names, onePerPerson, skip, take, places }: RankPageInput & { places: Places },
): Promise<RankedCandidate[]> {
  const { keys, before } = placesOfPage(places, { skip, take });
  if (keys.length === 0) return [];
  // The number of matched skills, which is in the key too, rules out most before a score is computed.
  const isNear = Prisma.sql`candidate_scores.matched_skills = any(${[...new Set(keys.map(matchedOf))]}::int[]) and ${placeKey(overall)} = any(${keys}::int8[])`;
  const sameAsNear = Prisma.sql`${isActive} and candidates.person_id in (select person_id from near)`;
  const isShown = onePerPerson
    ? Prisma.sql`candidates.person_id is null or candidates.id in (${bestDocuments(sameAsNear, overall)})`
    : Prisma.sql`true`;
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with near as materialized (
      select candidates.*, ${placeKey(overall)} as key
      from candidate_scores join candidates on candidates.id = candidate_scores.candidate_id
      where candidate_scores.project_id = ${projectId}::uuid and ${isNear} and ${isActive}
    )
    select candidates.id::text as id, ${overallOf(Prisma.sql`candidates.key`)} as overall from near as candidates where ${isShown}
    order by candidates.key, candidates.experience_years desc nulls last, ${names} asc nulls last, candidates.id
    offset ${skip - before}::int limit ${take}::int`;
}

/** The keys of the places that a page shows, and the number of candidates before them. */
function placesOfPage(
  { keys, peers }: Places,
  { skip, take }: { skip: number; take: number },
): { keys: number[]; before: number } {
  let before = 0;
  let first = 0;
  for (; first < keys.length && before + (peers[first] ?? 0) <= skip; first++) before += peers[first] ?? 0;
  let last = first;
  for (let end = before; last < keys.length && end < skip + take; last++) end += peers[last] ?? 0;
  return { keys: keys.slice(first, last), before };
}
