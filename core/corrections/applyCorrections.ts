import { emptyResumeFacts, type ResumeFacts } from '../../plugins/contract.ts';
import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { candidateColumns } from '../candidates/candidateColumns.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { enqueue } from '../queue.ts';

/** Brings a candidate's own columns up to its facts and corrections, and has it scored again. Call it with the candidate locked. */
export async function applyCorrections(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { candidateId }: { candidateId: string },
): Promise<Candidate> {
  const { facts, corrections } = await tx.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { facts: { select: { facts: true } }, corrections: true },
  });
  const extracted = (facts?.facts as unknown as ResumeFacts | undefined) ?? emptyResumeFacts();
  const effective = effectiveFacts(extracted, readCorrections(corrections), ctx.documents.knowledge);
  const candidate = await tx.candidate.update({ where: { id: candidateId }, data: candidateColumns(effective) });
  await enqueue(tx, 'scoreCandidate', { candidateId }, { jobKey: `scoreCandidate:${candidateId}`, priority: -2 });
  return candidate;
}
