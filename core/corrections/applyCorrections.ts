import { isMostlyUnread } from '../../plugins/contract/reading.ts';
import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { effectiveColumns } from '../candidates/effectiveColumns.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import { resumeOf } from '../candidates/resumeOf.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { enqueue } from '../queue.ts';

/**
 * Updates a candidate's columns from its facts and corrections, and has it scored again. A candidate whose document was not read counts as read as soon as
 * somebody enters a fact, and as unread again when the last such correction is removed. Lock the candidate first.
 */
export async function applyCorrections(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { candidateId }: { candidateId: string },
): Promise<Candidate> {
  const { facts, corrections, documents } = await tx.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: {
      facts: { select: { facts: true } },
      corrections: true,
      documents: { ...resumeOf, select: { readShare: true } },
    },
  });
  const extracted = storedResumeFacts(facts?.facts);
  const effective = effectiveFacts(extracted, readCorrections(corrections));
  const unread = corrections.length === 0 && isMostlyUnread(documents[0]?.readShare);
  const columns = await effectiveColumns(tx, { candidateId, facts: effective });
  const candidate = await tx.candidate.update({ where: { id: candidateId }, data: { ...columns, unread } });
  await groupPersons(tx, { projectId: candidate.projectId, candidateIds: [candidateId] });
  if (unread) await tx.candidateScore.deleteMany({ where: { candidateId } });
  else await enqueue(tx, 'scoreCandidate', { candidateId }, { jobKey: `scoreCandidate:${candidateId}`, priority: -2 });
  return candidate;
}
