import { Prisma } from '../../prisma/generated/client.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { candidateLabel } from '../privacy/candidateLabel.ts';
import { isHidden, readPrivacy } from '../privacy/readPrivacy.ts';
import { requireViewer } from '../requireViewer.ts';
import { facetSlots } from './facetSlots.ts';
import { facetValue } from './weightedOverall.ts';

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
  /** Rows with the same number are taken for one person; 0 = nobody else is. */
  persons: Uint32Array;
  names: string[];
}

/** A single row with the bytes of each column: a hundred thousand row objects, or numbers as text, would cost more than everything else. */
interface Columns {
  ids: Uint8Array | null;
  values: Uint8Array | null;
  matched: Uint8Array | null;
  standing: Uint8Array | null;
  years: Uint8Array | null;
  payment: Uint8Array | null;
  persons: Uint8Array | null;
  names: string[] | null;
}

/** @throws AppError UNAUTHENTICATED */
export async function scoreMatrix(ctx: Ctx, { projectId }: { projectId: string }): Promise<ScoreMatrix> {
  requireViewer(ctx);
  const slots = await facetSlots(ctx);
  const facets = ctx.plugins.facets.map(({ id }) => id);
  const order = facets.map((key) => slots.get(key) ?? 0);
  const columns = await readColumns(ctx, projectId, order);
  const ids = Buffer.from(columns.ids ?? []);
  const names = await shownNames(ctx, ids, columns.names ?? []);
  return {
    facets,
    count: names.length,
    ids,
    values: readFloats(columns.values),
    matchedSkills: readShorts(columns.matched),
    standing: Uint8Array.from(columns.standing ?? []),
    years: readFloats(columns.years),
    payment: readFloats(columns.payment),
    persons: readInts(columns.persons),
    names,
  };
}

/** The names that the viewer may see: in blind review the labels of all whose name was not opened. */
async function shownNames(ctx: Ctx, ids: Buffer, names: string[]): Promise<string[]> {
  const privacy = await readPrivacy(ctx);
  if (!privacy.blind) return names;
  return names.map((name, row) => {
    const id = ids.toString('hex', row * 16, row * 16 + 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return isHidden(privacy, id) ? candidateLabel(id, ctx.locale) : name;
  });
}

/** All aggregates use the same order of rows. */
async function readColumns(ctx: Ctx, projectId: string, slots: number[]): Promise<Columns> {
  const values = slots.map((slot) => Prisma.sql`float4send(coalesce(${facetValue(slot)}, 'NaN')::real)`);
  const [columns] = await ctx.db.$queryRaw<Columns[]>`
    with persons as (
      select person_id, row_number() over () as number
      from (select distinct person_id from candidates where project_id = ${projectId}::uuid and person_id is not null) as shared
    )
    select string_agg(uuid_send(candidates.id), '') as ids,
      string_agg(${Prisma.join(values, ' || ')}, '') as values,
      string_agg(int2send(least(coalesce(candidate_scores.matched_skills, 0), 32767)::int2), '') as matched,
      string_agg(set_byte('\\x00'::bytea, 0, coalesce(candidate_scores.knocked_out::int, 2)), '') as standing,
      string_agg(float4send(coalesce(candidates.experience_years, 'NaN')::real), '') as years,
      string_agg(float4send(coalesce(candidates.payment_expected, 'NaN'::real)), '') as payment,
      string_agg(int4send(coalesce(persons.number, 0)::int4), '') as persons,
      array_agg(coalesce(candidates.full_name,
        (select file_name from documents where documents.candidate_id = candidates.id order by id limit 1), '')) as names
    from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      left join persons on persons.person_id = candidates.person_id
    where candidates.project_id = ${projectId}::uuid and ${isActive}`;
  return (
    columns ?? { ids: null, values: null, matched: null, standing: null, years: null, payment: null, persons: null, names: null }
  );
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
