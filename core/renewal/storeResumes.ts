import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { lockCandidates } from '../candidates/lockCandidates.ts';
import { upsertFromFacts } from '../candidates/upsertFromFacts.ts';
import type { Ctx } from '../context.ts';
import type { Extraction } from '../pipeline/makeExtraction.ts';
import { makeScores } from '../scoring/makeScores.ts';
import { storeScores } from '../scoring/storeScores.ts';
import { isRenewed, type NotRenewed, type Renewed } from './makeRenewed.ts';
import { storeDocument } from './storeDocument.ts';

/**
 * Stores each résumé's text, facts, candidate and score together. Skips documents that were deleted or renewed in the meantime; a candidate whose facts come
 * from another document keeps them.
 */
export async function storeResumes(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  made: readonly (Renewed | NotRenewed)[],
): Promise<void> {
  const candidateIds = await lockCandidates(
    tx,
    made.flatMap(({ document }) => document.candidateId ?? []),
  );
  const owners = await tx.candidateFacts.findMany({
    where: { candidateId: { in: candidateIds } },
    select: { candidateId: true, documentId: true },
  });
  const sources = new Map(owners.map(({ candidateId, documentId }) => [candidateId, documentId]));
  const changed: string[] = [];
  for (const one of made) {
    if (!(await storeDocument(ctx, tx, one)) || !isRenewed(one)) continue;
    const { reading, extraction } = one;
    const document = { ...one.document, readShare: reading?.readShare ?? one.document.readShare };
    if (document.candidateId === null || sources.get(document.candidateId) !== document.id) continue;
    await upsertFromFacts(ctx, tx, { document, ...(extraction as Extraction<ResumeFacts>) });
    changed.push(document.candidateId);
  }
  // If a facet fails on the new facts, the score stays marked as outdated and the scores phase reports the failure.
  await tx.candidateScore.updateMany({ where: { candidateId: { in: changed } }, data: { scoredBy: '' } });
  await storeScores(ctx, {
    scores: await makeScores(ctx, { candidateIds: changed, db: tx, onFailure: () => undefined }),
    db: tx,
  });
}
