import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive, isListed } from '../../candidates/activeCandidate.ts';
import { projectVersion, readProjectVersion } from '../../candidates/counts/projectVersion.ts';
import type { Ctx } from '../../context.ts';
import { keepLatest } from '../../database/keepLatest.ts';
import { placeKey } from './placeKey.ts';
import { type Near, type Places, placesOfPage } from './places.ts';

export interface PlacesInput {
  projectId: string;
  overall: Prisma.Sql;
  onePerPerson: boolean;
}

/** Rankings; each has a few thousand places. */
const mostKept = 50;

const kept = keepLatest<Places & { version: string }>(mostKept);
/** The version at which places were last asked for. */
const asked = keepLatest<string>(mostKept);

const keptUnder = ({ projectId, overall, onePerPerson }: PlacesInput) =>
  JSON.stringify([projectId, onePerPerson, overall.sql, overall.values]);

/**
 * The places of a position's listed and scored candidates, unless they are asked for the first time since the position changed: counting them pays off
 * only for rankings that are read again, and while candidates arrive hardly any is.
 */
export async function keptPlaces(ctx: Ctx, input: PlacesInput): Promise<Places | null> {
  const key = keptUnder(input);
  const version = await readProjectVersion(ctx, input);
  const places = kept.get(ctx.db, key);
  if (places?.version === version) return places;
  if (asked.get(ctx.db, key) === version) return countPlaces(ctx, input);
  asked.set(ctx.db, key, version);
  return null;
}

/** How many candidates a page may have moved since places were counted, for {@link findPlaces} to find it near where it was. */
const drift = 200;

/**
 * {@link keptPlaces}, counted from the score index even if they are asked for the first time. If they are counted, the candidates near where the page was
 * before the position changed come along: looking for them afterwards would read the whole index once more.
 */
export async function findPlaces(
  ctx: Ctx,
  { skip, take, ...input }: PlacesInput & { skip: number; take: number },
): Promise<{ places: Places; near: Near | null }> {
  const before = kept.get(ctx.db, keptUnder(input));
  if (before && before.version === (await readProjectVersion(ctx, input))) return { places: before, near: null };
  const { keys } = before ? placesOfPage(before, { skip: Math.max(0, skip - drift), take: take + 2 * drift }) : { keys: [] };
  const [first, last] = [keys[0], keys.at(-1)];
  return first === undefined || last === undefined
    ? { places: await countPlaces(ctx, input), near: null }
    : countNear(ctx, input, { first, last });
}

async function countNear(
  ctx: Ctx,
  input: PlacesInput,
  { first, last }: Pick<Near, 'first' | 'last'>,
): Promise<{ places: Places; near: Near }> {
  const isNear = Prisma.sql`${placeKey(input.overall)} between ${first}::int8 and ${last}::int8`;
  const ids = Prisma.sql`collect_ids(candidate_scores.candidate_id) filter (where ${isNear})`;
  const { nearKeys, nearIds, ...places } = await countPlaces(ctx, input, ids);
  return { places, near: { first, last, keys: nearKeys, ids: nearIds } };
}

interface Counted extends Places {
  nearKeys: number[];
  nearIds: string[];
}

/** @param ids SQL: collects candidates of each place */
async function countPlaces(ctx: Ctx, input: PlacesInput, ids = Prisma.sql`null::uuid[]`): Promise<Counted> {
  const { projectId, overall, onePerPerson } = input;
  const [found] = await ctx.db.$queryRaw<CountedRow[]>`
    with special as materialized (${special(projectId, onePerPerson)}),
    looked_up as materialized (
      select candidate_scores.candidate_id, ${placeKey(overall)} as key from candidate_scores
      where candidate_scores.project_id = ${projectId}::uuid and candidate_scores.candidate_id = any(array(select id from special))
    ),
    keyed as materialized (select special.person_id, looked_up.key from special join looked_up on looked_up.candidate_id = special.id),
    scored as materialized (
      select ${placeKey(overall)} as key, count(*) as peers, ${ids} as ids from candidate_scores where candidate_scores.project_id = ${projectId}::uuid group by 1
    ),
    near as materialized (select key, id from scored, unnest(ids) as id),
    counted as (
      select key, peers from scored
      union all select key, -count(*) from keyed group by key
      union all select key, count(*) from (select min(key) as key from keyed where person_id is not null group by person_id) as best group by key
    ),
    places as (select key, sum(peers) as peers from counted group by key having sum(peers) > 0)
    select ${projectVersion(projectId)} as version, string_agg(key::text, ',' order by key) as keys, string_agg(peers::text, ',' order by key) as peers,
      (select string_agg(key::text, ',') from near) as "nearKeys", (select string_agg(id::text, ',') from near) as "nearIds"
    from places`;
  if (!found) throw new Error('An aggregate without groups answers one row.');
  const [keys = [], peers = [], nearKeys = []] = [found.keys, found.peers, found.nearKeys].map((list) => split(list).map(Number));
  kept.set(ctx.db, keptUnder(input), { version: found.version, keys, peers });
  return { keys, peers, nearKeys, nearIds: split(found.nearIds) };
}

/** {@link Counted}, each list with commas between its elements: the database client takes several times as long for arrays of thousands. */
type CountedRow = Record<keyof Counted, string | null> & { version: string };

const split = (list: string | null) => list?.split(',') ?? [];

/**
 * Candidates that do not count one by one: those who are not listed, and, if each person counts once, documents that may be the same person's as another, of
 * which only the best one counts. Each part reads a range of an index.
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
