import { emptyResumeFacts } from '../../plugins/contract.ts';
import type { Candidate, CandidateSource } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockPersons } from '../candidates/groupPersons.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../inTransaction.ts';
import { getProject } from '../projects/getProject.ts';
import { requireViewer } from '../requireViewer.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { storableJson } from '../storableJson.ts';
import { applyCorrections } from './applyCorrections.ts';
import { type PlainFacts, readPlainFacts, writeCorrections } from './writeCorrections.ts';

export interface CreateCandidateInput extends PlainFacts {
  projectId: string;
  source: CandidateSource;
}

/**
 * Creates a candidate who comes without a document. The facts are the caller's own word, kept as corrections; the score follows from them.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (the position), INVALID_INPUT
 */
export async function createCandidate(ctx: Ctx, { projectId, source, ...given }: CreateCandidateInput): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  const facts = readPlainFacts(given);
  await getProject(ctx, { id: projectId });
  const { id: extractorId, version: extractorVersion } = ctx.documents.extractor;
  const now = ctx.now();
  const candidate = await inTransaction(ctx, async (tx) => {
    await lockPersons(tx, { projectId });
    const { id: candidateId } = await tx.candidate.create({ data: { projectId, source, createdAt: now }, select: { id: true } });
    await tx.candidateFacts.create({
      data: { candidateId, facts: storableJson(emptyResumeFacts()), extractorId, extractorVersion },
      select: { candidateId: true },
    });
    await writeCorrections(tx, { candidateId, facts, authorId: userId, now });
    await recordAudit(tx, { actorId: userId, action: 'candidate.created', entity: 'candidate', entityId: candidateId });
    return applyCorrections(ctx, tx, { candidateId });
  });
  // Score now, so that the answer has the score; the task is there in case this process dies here.
  await scoreCandidate(ctx, { candidateId: candidate.id });
  return candidate;
}
