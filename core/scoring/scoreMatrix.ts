import type { Ctx } from '../context.ts';
import { requireViewer } from '../requireViewer.ts';
import { facetSlots } from './facetSlots.ts';
import { notScored } from './scoreFacts.ts';

/** All candidates of a position, column by column in one order, for ranking in the browser. Layout: `ScoreMatrix` in schema.graphql. */
export interface ScoreMatrix {
  /** Facet keys: the columns of {@link values}. */
  facets: string[];
  count: number;
  /** 16 bytes a candidate. */
  ids: Buffer;
  /** Candidate-major, NaN = not scored. */
  values: Float32Array;
  matchedSkills: Uint16Array;
  /** NaN = unknown. */
  years: Float32Array;
  /** Whole units a year, NaN = unknown. */
  payment: Float32Array;
  names: string[];
}

/** One row with an array a column: a hundred thousand row objects would cost more than everything else here. */
interface Columns {
  ids: string | null;
  values: number[] | null;
  matched: number[] | null;
  years: (number | null)[] | null;
  payment: (number | null)[] | null;
  names: string[] | null;
}

/** @throws AppError UNAUTHENTICATED */
export async function scoreMatrix(ctx: Ctx, { projectId }: { projectId: string }): Promise<ScoreMatrix> {
  requireViewer(ctx);
  const slots = await facetSlots(ctx);
  const facets = ctx.plugins.facets.map(({ id }) => id);
  const order = facets.map((key) => slots.get(key) ?? 0);
  const columns = await readColumns(ctx, projectId, order);
  const names = columns.names ?? [];
  return {
    facets,
    count: names.length,
    ids: Buffer.from(columns.ids ?? '', 'hex'),
    values: Float32Array.from(columns.values ?? [], (value) => (value === notScored ? Number.NaN : value)),
    matchedSkills: Uint16Array.from(columns.matched ?? []),
    years: toFloats(columns.years ?? []),
    payment: toFloats(columns.payment ?? []),
    names,
  };
}

async function readColumns(ctx: Ctx, projectId: string, slots: number[]): Promise<Columns> {
  const rows = await ctx.db.$queryRaw<Columns[]>`
    with listed as (
      select candidates.id, candidates.experience_years, candidates.payment_expected, candidate_scores.values as scores,
        coalesce(candidate_scores.matched_skills, 0) as matched_skills,
        coalesce(candidates.full_name, (select file_name from documents where documents.candidate_id = candidates.id order by id limit 1), '') as name
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      where candidates.project_id = ${projectId}::uuid and candidates.archived_at is null and candidates.merged_into_id is null
      order by candidates.id
    )
    select string_agg(replace(id::text, '-', ''), '') as ids,
      array_agg(matched_skills) as matched,
      array_agg(experience_years) as years,
      array_agg(payment_expected::float8) as payment,
      array_agg(name) as names,
      (select array_agg(coalesce(scores[slot], ${notScored}::real)::float8 order by listed.id, position)
       from listed cross join unnest(${slots}::int[]) with ordinality as wanted(slot, position)) as values
    from listed`;
  return rows[0] ?? { ids: null, values: null, matched: null, years: null, payment: null, names: null };
}

function toFloats(column: readonly (number | null)[]): Float32Array {
  return Float32Array.from(column, (value) => value ?? Number.NaN);
}
