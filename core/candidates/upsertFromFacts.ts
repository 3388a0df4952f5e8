import { isMostlyUnread } from '../../plugins/contract/reading.ts';
import type { ResumeFacts } from '../../plugins/contract.ts';
import type { CandidateSource, Document, Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { insertRows } from '../database/insertRows.ts';
import { wholeJson } from '../database/storableJson.ts';
import { candidateColumns } from './candidateColumns.ts';
import { effectiveColumns } from './effectiveColumns.ts';
import { effectiveFacts, readCorrections } from './effectiveFacts.ts';
import { groupPersons, lockPersons } from './groupPersons.ts';
import { orderedId } from './orderedId.ts';

export interface UpsertFromFactsInput {
  /** The résumé. Its candidate is updated; if it has none, a new one is created. */
  document: Pick<Document, 'id' | 'projectId' | 'screeningId' | 'candidateId' | 'readShare'>;
  facts: ResumeFacts;
  extractorId: string;
  extractorVersion: string;
  /** Source of a new candidate; absent: that of the document's screening. */
  source?: CandidateSource;
}

/**
 * Creates a candidate from a résumé's facts, or updates one that was read before. A user's corrections take precedence and are never overwritten.
 *
 * @returns the candidate's id
 */
export async function upsertFromFacts(ctx: Ctx, tx: Prisma.TransactionClient, input: UpsertFromFactsInput): Promise<string> {
  const { document, facts, extractorId, extractorVersion } = input;
  const row = { documentId: document.id, facts: wholeJson(facts), extractorId, extractorVersion };
  const { projectId } = document;
  await lockPersons(tx, { projectId });
  const candidateId =
    document.candidateId === null
      ? await create(ctx, tx, input, row)
      : await renew(ctx, tx, { document, candidateId: document.candidateId, facts, row });
  await groupPersons(tx, { projectId, candidateIds: [candidateId] });
  return candidateId;
}

type FactsRow = Omit<Prisma.CandidateFactsUncheckedCreateInput, 'candidateId'>;

async function create(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { document, facts, source }: UpsertFromFactsInput,
  row: FactsRow,
): Promise<string> {
  const id = orderedId();
  const candidate = {
    id,
    ...candidateColumns(facts),
    unread: isMostlyUnread(document.readShare),
    projectId: document.projectId,
    source: source ?? (await readSource(tx, document.screeningId)),
    createdAt: ctx.now(),
  };
  // In one statement, because every résumé waits for it. Copies of this résumé uploaded in the meantime belong to the same candidate.
  await tx.$executeRaw`/* keep the plan */
    with candidate as (${insertRows('candidates', [candidate])}),
    facts as (
      insert into candidate_facts (candidate_id, document_id, facts, extractor_id, extractor_version, updated_at)
      values (${id}::uuid, ${row.documentId}::uuid, ${JSON.stringify(facts)}::jsonb, ${row.extractorId}, ${row.extractorVersion}, ${ctx.now()}::timestamptz)
    )
    update documents set candidate_id = ${id}::uuid where id = ${document.id}::uuid or duplicate_of_id = ${document.id}::uuid`;
  return id;
}

async function readSource(tx: Prisma.TransactionClient, screeningId: string | null): Promise<CandidateSource> {
  if (screeningId === null) return 'UPLOAD';
  const { source } = await tx.screening.findUniqueOrThrow({ where: { id: screeningId }, select: { source: true } });
  return source;
}

interface Renewal extends Pick<UpsertFromFactsInput, 'document'> {
  candidateId: string;
  facts: ResumeFacts;
  row: FactsRow;
}

async function renew(ctx: Ctx, tx: Prisma.TransactionClient, { document, candidateId, facts, row }: Renewal): Promise<string> {
  const typed = await tx.correction.findMany({ where: { candidateId } });
  const unread = isMostlyUnread(document.readShare) && typed.length === 0;
  await tx.candidateFacts.upsert({ where: { candidateId }, create: { candidateId, ...row }, update: row });
  const columns = await effectiveColumns(tx, { candidateId, facts: effectiveFacts(facts, readCorrections(typed)) });
  await tx.candidate.update({ where: { id: candidateId }, data: { ...columns, unread } });
  if (unread) await tx.candidateScore.deleteMany({ where: { candidateId } });
  return candidateId;
}
