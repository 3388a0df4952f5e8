import { Prisma } from '../../../prisma/generated/client.ts';
import type { candidateColumns } from '../../candidates/candidateColumns.ts';
import type { Ctx } from '../../context.ts';
import { insertRows } from '../../database/insertRows.ts';
import { countFacts } from '../../documents/countFacts.ts';
import { checkedBy } from '../../documents/reading/madeBy.ts';
import type { MadeScore } from '../../scoring/makeScores.ts';
import { insertScores } from '../../scoring/storeScores.ts';
import { insertReadings } from '../makeReading.ts';
import { extractionRow, insertExtractions } from '../storeExtraction.ts';
import type { LockedResume } from './lockResumes.ts';

/** A résumé as it is stored. */
export interface FinishedResume extends Omit<LockedResume, 'candidateId'> {
  candidateId: string;
  /** The columns of its new candidate; null when the candidate exists. */
  candidate: (ReturnType<typeof candidateColumns> & { id: string }) | null;
  /** Null: it is scored later. */
  score: MadeScore | null;
  /** The document is done. */
  ends: boolean;
}

export interface WriteResumesInput {
  resumes: readonly FinishedResume[];
  /** The person of each new candidate. */
  persons: ReadonlyMap<string, string | null>;
}

/**
 * Stores all that is known of résumés in one statement, which costs little more than for one: the state of their documents, what was read and found, and the new
 * candidates with their facts and scores. Copies of these résumés that were uploaded in the meantime belong to the same candidates.
 */
export async function writeResumes(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { resumes, persons }: WriteResumesInput,
): Promise<void> {
  if (resumes.length === 0) return;
  const readings = resumes.flatMap(({ document, reading }) =>
    reading === null ? [] : [{ sha256: document.sha256, ...reading.row }],
  );
  const candidates = resumes.flatMap(({ candidate }) =>
    candidate === null ? [] : [{ ...candidate, personId: persons.get(candidate.id) ?? null }],
  );
  const scores = resumes.flatMap(({ score }) => score ?? []);
  await tx.$executeRaw`/* keep the plan */
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(resumes.map((resume) => toRow(ctx, resume)))}::jsonb) as given(document_id uuid, state document_state,
        finished_at timestamptz, candidate_id uuid, is_new boolean, duplicate_of_id uuid, pages int, ocr boolean, read_share float8, facts_found int,
        checked_by text, model_use jsonb, sha256 text, kind document_kind, extractor_id text, extractor_version text, reader_version text, facts jsonb,
        hidden_fields text[], milliseconds int, created_at timestamptz)
    ), extractions as (
      ${insertExtractions(Prisma.sql`given where milliseconds is not null`)}
    )
    ${readings.length === 0 ? Prisma.empty : Prisma.sql`, readings as (${insertReadings(readings)})`}
    ${candidates.length === 0 ? Prisma.empty : Prisma.sql`, added as (${insertRows('candidates', candidates)})`}
    ${scores.length === 0 ? Prisma.empty : Prisma.sql`, scores as (${insertScores(ctx, scores)})`}
    , facts as (
      insert into candidate_facts (candidate_id, document_id, facts, extractor_id, extractor_version, updated_at)
      select candidate_id, document_id, facts, extractor_id, extractor_version, ${ctx.now()}::timestamptz from given where is_new
    ), copies as (
      update documents set candidate_id = given.candidate_id from given where is_new and documents.duplicate_of_id = given.document_id
    )
    update documents set state = given.state, finished_at = given.finished_at, candidate_id = given.candidate_id,
      duplicate_of_id = coalesce(given.duplicate_of_id, documents.duplicate_of_id), pages = coalesce(given.pages, documents.pages),
      ocr = coalesce(given.ocr, documents.ocr), read_share = coalesce(given.read_share, documents.read_share), facts_found = given.facts_found,
      checked_by = given.checked_by, model_use = coalesce(given.model_use, documents.model_use)
    from given where documents.id = given.document_id`;
}

function toRow(ctx: Ctx, { document, extraction, reading, candidateId, candidate, twin, ends }: FinishedResume) {
  return {
    ...extractionRow(document, extraction),
    document_id: document.id,
    state: ends ? 'DONE' : 'SCORING',
    finished_at: ends ? ctx.now() : null,
    candidate_id: candidateId,
    is_new: candidate !== null,
    duplicate_of_id: twin,
    pages: reading?.pages ?? null,
    ocr: reading?.ocr ?? null,
    read_share: reading?.readShare ?? null,
    facts_found: countFacts(extraction.facts),
    checked_by: twin === null ? checkedBy(extraction) : null,
    model_use: extraction.modelUse,
  };
}
