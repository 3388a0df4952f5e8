import { emptyResumeFacts } from '../../plugins/contract.ts';
import type { Candidate, CandidateSource } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockPersons } from '../candidates/groupPersons.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { storableJson } from '../database/storableJson.ts';
import { getProject } from '../projects/getProject.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { applyCorrections } from './applyCorrections.ts';
import { type Place, placeCandidates } from './placeCandidates.ts';
import { type PlainFacts, readPlainFacts, writeCorrections } from './writeCorrections.ts';

export interface CreateCandidateInput extends PlainFacts, Place {
  projectId: string;
  source: CandidateSource;
  /** The caller's own id of the candidate, unique within the position. */
  externalId?: string | null | undefined;
}

export interface CreatedCandidate {
  candidate: Candidate;
  /** False when the position already had a candidate with this external id, which is not changed. */
  created: boolean;
}

/** {@link createCandidateOnce} for callers that do not need to know whether the candidate is new. */
export async function createCandidate(ctx: Ctx, input: CreateCandidateInput): Promise<Candidate> {
  return (await createCandidateOnce(ctx, input)).candidate;
}

/**
 * Creates a candidate without a document. The caller's facts are stored as corrections and scored. With an external id, repeating the call creates no second
 * candidate.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (the position), INVALID_INPUT
 */
export async function createCandidateOnce(
  ctx: Ctx,
  { projectId, source, externalId = null, stage, reason, note, archived, starred, ...given }: CreateCandidateInput,
): Promise<CreatedCandidate> {
  const { userId } = requireViewer(ctx);
  const facts = readPlainFacts(given);
  await getProject(ctx, { id: projectId });
  const { id: extractorId, version: extractorVersion } = ctx.documents.extractor;
  const now = ctx.now();
  const { candidate, created } = await inTransaction(ctx, async (tx) => {
    await lockPersons(tx, { projectId });
    const known = externalId === null ? null : await tx.candidate.findFirst({ where: { projectId, externalId } });
    if (known !== null) return { candidate: known, created: false };
    const data = { projectId, source, externalId, createdAt: now };
    const { id: candidateId } = await tx.candidate.create({ data, select: { id: true } });
    await tx.candidateFacts.create({
      data: { candidateId, facts: storableJson(emptyResumeFacts()), extractorId, extractorVersion },
      select: { candidateId: true },
    });
    await writeCorrections(tx, { candidateId, facts, authorId: userId, now });
    await recordAudit(tx, { actorId: userId, action: 'candidate.created', entity: 'candidate', entityId: candidateId });
    await applyCorrections(ctx, tx, { candidateId });
    await placeCandidates(tx, { candidateIds: [candidateId], userId, now, stage, reason, note, archived, starred });
    return { candidate: await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } }), created: true };
  });
  // Score now, so that the answer has the score. The task does it if this process dies here.
  if (created) await scoreCandidate(ctx, { candidateId: candidate.id });
  return { candidate, created };
}
