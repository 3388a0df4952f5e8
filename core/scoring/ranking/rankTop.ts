import { Prisma } from '../../../prisma/generated/client.ts';
import { countPersons } from '../../candidates/counts/countPersons.ts';
import type { Ctx } from '../../context.ts';
import { matchedOf } from './placeKey.ts';
import type { Places } from './places.ts';
import type { RankedCandidate, RankPageInput } from './rankDeep.ts';

/** Extra candidates fetched, to make up for those that are not listed, rank below another document of the same person, or are tied for the last place. */
const usualSpare = 200;

export interface RankTopInput extends RankPageInput {
  /** SQL over `candidates` and `candidate_scores`: whom to rank. */
  where: Prisma.Sql;
  /** `where` only uses `candidates`, and is checked for the fetched candidates only. */
  whole: boolean;
  /** With `whole`, how many of the best are fetched beyond twice the page. */
  spare?: number | undefined;
  /** The total number, where it is known already. */
  total?: number | undefined;
  /** A condition over `candidate_scores`: the matches of a search, whose `total` is known. */
  isFound?: Prisma.Sql | undefined;
  /** With `whole`, the places of the ranking, which make the best faster to find. */
  places?: Places | null | undefined;
}

/**
 * The first candidates of a ranking, and their total number. The score index gives the order; only the best are looked up. Candidates tied for the last fetched
 * place are left out, because others with the same place were not fetched. Returns fewer than requested when too few remain or some candidates have no score
 * yet; the caller must then sort all of them.
 */
export async function rankTop(
  ctx: Ctx,
  { projectId, overall, names, onePerPerson, skip, take, where, whole, spare = usualSpare, total, isFound, places }: RankTopInput,
): Promise<{ items: RankedCandidate[]; total: number }> {
  // There are more ties in the middle of a ranking than at its top.
  const fetched = 2 * (skip + take) + spare;
  const met = Prisma.sql`met as materialized (
    select candidates.id, candidates.person_id
    from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id where ${where}),`;
  const counted = whole ? Prisma.sql`candidates where ${where}` : Prisma.sql`met as candidates`;
  const count = Prisma.sql`select ${onePerPerson ? countPersons : Prisma.sql`count(*)::int`} as total from ${counted}`;
  const person = onePerPerson ? Prisma.sql`coalesce(candidates.person_id, candidates.id)` : Prisma.sql`candidates.id`;
  const among = isFound ?? Prisma.sql`candidate_scores.candidate_id in (select id from met)`;
  const rows = await ctx.db.$queryRaw<(RankedCandidate & { total: number })[]>`
    with ${whole || isFound ? Prisma.empty : met} counted as (${total === undefined ? count : Prisma.sql`select ${total}::int as total`}),
    best as materialized (
      select candidate_scores.candidate_id, candidate_scores.matched_skills, candidate_scores.knocked_out, ${overall} as overall
      from candidate_scores where candidate_scores.project_id = ${projectId}::uuid and ${whole ? mayBeAmong(places, fetched) : among}
      order by candidate_scores.knocked_out, overall desc nulls last, candidate_scores.matched_skills desc limit ${fetched}::int
    ),
    placed as (select best.*, rank() over (order by knocked_out, overall desc nulls last, matched_skills desc) as place from best),
    sure as (select * from placed where (select count(*) from best) < ${fetched}::int or place < (select max(place) from placed)),
    ordered as (
      select candidates.id, ${person} as person, sure.overall, row_number() over (
        order by sure.place, candidates.experience_years desc nulls last, ${names} asc nulls last, candidates.id) as position
      from sure join candidates on candidates.id = sure.candidate_id where ${whole ? where : Prisma.sql`true`}
    ),
    persons as (select distinct on (person) * from ordered order by person, position),
    page as (select * from persons order by position offset ${skip}::int limit ${take}::int)
    select page.id::text as id, page.overall::float8 as overall, counted.total from counted left join page on true order by page.position`;
  const items = rows.flatMap(({ id, overall: score }) => (id === null ? [] : [{ id, overall: score }]));
  return { items, total: rows[0]?.total ?? 0 };
}

/** A condition that the given number of the best meet. */
function mayBeAmong(places: Places | null | undefined, best: number): Prisma.Sql {
  let last = 0;
  for (let count = 0; places && count < best && last < places.keys.length; last++) count += places.peers[last] ?? 0;
  if (!places || last === places.keys.length) return Prisma.sql`true`;
  return Prisma.sql`candidate_scores.matched_skills >= ${Math.min(...places.keys.slice(0, last).map(matchedOf))}::int`;
}

/** Whether a page has as many rows as it must have. */
export function isComplete(
  { items, total }: { items: readonly unknown[]; total: number },
  { skip, take }: Pick<RankPageInput, 'skip' | 'take'>,
): boolean {
  return items.length === Math.min(take, Math.max(0, total - skip));
}
