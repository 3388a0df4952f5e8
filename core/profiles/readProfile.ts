import { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { facetSlots } from '../scoring/facetSlots.ts';
import { nameValues } from '../scoring/facetValues.ts';
import { listedColumns, type RankedRow, readTimes, type StoredCandidate } from '../scoring/ranking/readRankedRows.ts';
import { weightedOverall } from '../scoring/weightedOverall.ts';

/** Everything stored about a candidate, unmasked. */
export interface StoredProfile extends RankedRow {
  facts: { facts: unknown; extractorId: string; extractorVersion: string } | null;
  corrections: { field: string; value: unknown }[];
  resume: StoredResume | null;
}

export interface StoredResume {
  id: string;
  fileName: string;
  sha256: string | null;
  modelUse: unknown;
  text: string | null;
  warnings: unknown;
  hiddenFields: string[] | null;
}

type Row = Omit<StoredProfile, keyof RankedRow> & { candidate: StoredCandidate; values: number[] | null; overall: number | null };

/** The résumé (see core/candidates/resumeOf.ts) with its reading and facts. */
const resume = Prisma.sql`(
  select row_to_json(resume) from (
    select documents.id, file_name as "fileName", documents.sha256, model_use as "modelUse", reading.text, reading.warnings, extraction.hidden_fields as "hiddenFields"
    from documents
      left join lateral (select text, warnings from document_readings where sha256 = documents.sha256 limit 1) as reading on true
      left join lateral (select hidden_fields from document_extractions where sha256 = documents.sha256 and kind = 'RESUME' limit 1) as extraction on true
    where candidate_id = candidates.id and documents.kind = 'RESUME' and duplicate_of_id is null
    order by created_at desc limit 1) as resume)`;

/** One statement, because separate reads would take five times as long. Null when there is no such candidate. */
export async function readProfile(ctx: Ctx, { id }: { id: string }): Promise<StoredProfile | null> {
  const [slots, score] = await Promise.all([facetSlots(ctx), weightedOverall(ctx, null)]);
  const [found] = await ctx.db.$queryRaw<{ profile: string }[]>`
    select row_to_json(profile)::text as profile from (
      select (select row_to_json(listed) from (select ${listedColumns(requireViewer(ctx).userId)}) as listed) as candidate, candidate_scores.values, ${score}::float8 as overall,
        (select json_build_object('facts', facts, 'extractorId', extractor_id, 'extractorVersion', extractor_version)
          from candidate_facts where candidate_id = candidates.id) as facts,
        coalesce((select json_agg(json_build_object('field', field, 'value', value)) from corrections where candidate_id = candidates.id), '[]') as corrections,
        ${resume} as resume
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      where candidates.id = ${id}::uuid) as profile`;
  if (found === undefined) return null;
  const { candidate, values, overall, ...rest } = JSON.parse(found.profile) as Row;
  return { ...rest, candidate: readTimes(candidate), overall, facets: values && nameValues(ctx, slots, values) };
}
