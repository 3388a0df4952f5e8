import { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { readPrivacy } from '../privacy/readPrivacy.ts';
import { facetSlots } from './facetSlots.ts';
import { shownNameOrder } from './ranking/bestOfPerson.ts';
import { rankCandidates } from './ranking/rankCandidates.ts';
import { type FacetWeight, facetValue } from './weightedOverall.ts';

/** All candidates of a position, column by column in one order, for ranking in the browser. Layout: `ScoreMatrix` in schema.graphql. */
export interface ScoreMatrix {
  /** Facet keys: the columns of {@link values}. */
  facets: string[];
  count: number;
  /** 16 bytes per candidate. */
  ids: Buffer;
  /** Candidate-major, NaN = not scored. */
  values: Float32Array;
  matchedSkills: Uint16Array;
  /** `Ranked.standing` of plugins/facets/overallScore.ts. */
  standing: Uint8Array;
  /** NaN = unknown. */
  years: Float32Array;
  /** Whole units a year, NaN = unknown. */
  payment: Float32Array;
  /** Rows with the same number are taken for one person; 0 for people with one row. */
  persons: Uint32Array;
  /** Each row's place by name, from 1, as the server's rankings order names; equal names share one. */
  nameRanks: Uint32Array;
  /** People in the position, even if fewer are in the columns. */
  people: number;
}

/** Restricts the matrix to the best of a ranking, with all documents of each. */
export interface BestOnly {
  /** How many, 1 to 500. */
  people: number;
  /** Null: the facets' default weights. */
  weights?: readonly FacetWeight[] | null | undefined;
}

/** A single row with the bytes of each column, because a hundred thousand row objects, or numbers as text, would cost more than everything else. */
interface Columns {
  ids: Uint8Array | null;
  values: Uint8Array | null;
  matched: Uint8Array | null;
  standing: Uint8Array | null;
  years: Uint8Array | null;
  payment: Uint8Array | null;
  persons: Uint8Array | null;
  nameRanks: Uint8Array | null;
}

/**
 * @param best null: everybody
 * @throws AppError UNAUTHENTICATED
 */
export function scoreMatrix(ctx: Ctx, input: { projectId: string; best?: BestOnly | null }): Promise<ScoreMatrix> {
  return readFromReplica(ctx, (copy) => makeMatrix(copy, input));
}

async function makeMatrix(
  ctx: Ctx,
  { projectId, best = null }: { projectId: string; best?: BestOnly | null },
): Promise<ScoreMatrix> {
  requireViewer(ctx);
  const page = best && (await rankCandidates(ctx, { projectId, weights: best.weights, take: best.people, onePerPerson: true }));
  const only = page && page.items.length < page.total ? page.items.map(({ id }) => id) : null;
  const slots = await facetSlots(ctx);
  const facets = ctx.plugins.facets.map(({ id }) => id);
  const order = facets.map((key) => slots.get(key) ?? 0);
  const columns = await readColumns(ctx, { projectId, slots: order, only });
  const ids = Buffer.from(columns.ids ?? []);
  const persons = readInts(columns.persons);
  return {
    facets,
    count: ids.length / 16,
    people: only === null ? countPeople(persons) : (page?.total ?? 0),
    ids,
    values: readFloats(columns.values),
    matchedSkills: readShorts(columns.matched),
    standing: Uint8Array.from(columns.standing ?? []),
    years: readFloats(columns.years),
    payment: readFloats(columns.payment),
    persons,
    nameRanks: readInts(columns.nameRanks),
  };
}

function countPeople(persons: Uint32Array): number {
  const shared = new Set(persons);
  const alone = persons.reduce((count, person) => count + Number(person === 0), 0);
  return alone + shared.size - Number(shared.has(0));
}

interface ColumnsInput {
  projectId: string;
  slots: number[];
  /** Candidates, one per person; null: everybody. */
  only: string[] | null;
}

/** All aggregates use the same order of rows. */
async function readColumns(ctx: Ctx, { projectId, slots, only }: ColumnsInput): Promise<Columns> {
  const listed = Prisma.sql`candidates.project_id = ${projectId}::uuid and ${isActive} and ${withTwins(only)}`;
  const values = slots.map((slot) => Prisma.sql`float4send(coalesce(${facetValue(slot)}, 'NaN')::real)`);
  const names = shownNameOrder(await readPrivacy(ctx));
  const [columns] = await ctx.db.$queryRaw<Columns[]>`
    with persons as (
      select person_id, row_number() over () as number
      from (select distinct person_id from candidates where ${listed} and person_id is not null) as shared
    ),
    packed as (
      select uuid_send(candidates.id) as id, ${Prisma.join(values, ' || ')} as values,
        int2send(least(coalesce(candidate_scores.matched_skills, 0), 32767)::int2) as matched,
        set_byte('\\x00'::bytea, 0, coalesce(candidate_scores.knocked_out::int, 2)) as standing,
        float4send(coalesce(candidates.experience_years, 'NaN')::real) as years,
        float4send(coalesce(candidates.payment_expected, 'NaN'::real)) as payment,
        int4send(coalesce(persons.number, 0)::int4) as person,
        int4send((rank() over (order by ${names}))::int4) as name_rank
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
        left join persons on persons.person_id = candidates.person_id
      where ${listed}
    )
    select string_agg(id, '') as ids, string_agg(values, '') as values, string_agg(matched, '') as matched,
      string_agg(standing, '') as standing, string_agg(years, '') as years, string_agg(payment, '') as payment,
      string_agg(person, '') as persons, string_agg(name_rank, '') as "nameRanks"
    from packed`;
  if (!columns) throw new Error('An aggregate without groups answers one row.');
  return columns;
}

/** The given candidates and the other documents of the same people. */
function withTwins(only: string[] | null): Prisma.Sql {
  if (only === null) return Prisma.sql`true`;
  return Prisma.sql`candidates.id in (
    select unnest(${only}::uuid[])
    union select twins.id from candidates as twins join candidates as best on best.person_id = twins.person_id
      where best.id = any(${only}::uuid[]))`;
}

/** PostgreSQL sends the most significant byte first. */
function readFloats(bytes: Uint8Array | null): Float32Array {
  const view = viewOf(bytes);
  return Float32Array.from({ length: view.byteLength / 4 }, (_, index) => view.getFloat32(index * 4));
}

function readShorts(bytes: Uint8Array | null): Uint16Array {
  const view = viewOf(bytes);
  return Uint16Array.from({ length: view.byteLength / 2 }, (_, index) => view.getUint16(index * 2));
}

function readInts(bytes: Uint8Array | null): Uint32Array {
  const view = viewOf(bytes);
  return Uint32Array.from({ length: view.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
}

function viewOf(bytes: Uint8Array | null): DataView {
  return bytes === null ? new DataView(new ArrayBuffer(0)) : new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
