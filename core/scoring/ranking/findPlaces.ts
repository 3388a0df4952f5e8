import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive, isListed } from '../../candidates/activeCandidate.ts';
import { projectVersion, readProjectVersion } from '../../candidates/counts/projectVersion.ts';
import type { Ctx } from '../../context.ts';
import { keepLatest } from '../../database/keepLatest.ts';
import { placeKey } from './placeKey.ts';

/** The places of a ranking, best first. Candidates with the same knock-out, score and matched skills share one. */
export interface Places {
  /** {@link placeKey} of each. */
  keys: number[];
  /** Candidates on each. */
  peers: number[];
}

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

/** {@link keptPlaces}, counted from the score index even if they are asked for the first time. */
export async function findPlaces(ctx: Ctx, input: PlacesInput): Promise<Places> {
  return (await keptPlaces(ctx, input)) ?? countPlaces(ctx, input);
}

async function countPlaces(ctx: Ctx, input: PlacesInput): Promise<Places> {
  const { projectId, overall, onePerPerson } = input;
  const [places] = await ctx.db.$queryRaw<(Places & { version: string })[]>`
    with special as (${special(projectId, onePerPerson)}),
    keyed as materialized (
      select special.person_id, ${placeKey(overall)} as key from special join candidate_scores on candidate_scores.candidate_id = special.id
    ),
    counted as (
      select ${placeKey(overall)} as key, count(*) as peers from candidate_scores where candidate_scores.project_id = ${projectId}::uuid group by 1
      union all select key, -count(*) from keyed group by key
      union all select key, count(*) from (select min(key) as key from keyed where person_id is not null group by person_id) as best group by key
    ),
    places as (select key::float8 as key, sum(peers)::int as peers from counted group by key having sum(peers) > 0)
    select ${projectVersion(projectId)} as version, coalesce(array_agg(key order by key), '{}') as keys, coalesce(array_agg(peers order by key), '{}') as peers from places`;
  if (!places) throw new Error('An aggregate without groups answers one row.');
  kept.set(ctx.db, keptUnder(input), places);
  return places;
}

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
