import type { Ctx } from '../context.ts';
import { makeScores } from '../scoring/makeScores.ts';
import { storeScores } from '../scoring/storeScores.ts';
import type { ChunkInput } from './chunkInput.ts';
import { commitChunk, type RenewalFailure } from './commitChunk.ts';
import { lockCandidates } from './lockCandidates.ts';

/** Of one transaction: so long a user's own change of one of these candidates may have to wait. */
const chunkSize = 100;

/** Scores the next candidates whose scores an older facet made, or that lack a new one. */
export async function renewScores(ctx: Ctx, { job, outdated, signal }: ChunkInput): Promise<void> {
  const found = await ctx.db.candidateScore.findMany({
    where: { scoredBy: { in: outdated.scores }, ...(job.payload.after !== null && { candidateId: { gt: job.payload.after } }) },
    orderBy: { candidateId: 'asc' },
    take: chunkSize,
    select: { candidateId: true },
  });
  signal.throwIfAborted();
  const last = found.at(-1)?.candidateId;
  await commitChunk(ctx, {
    job,
    next: last === undefined ? null : { phase: 'scores', after: last },
    work: async (tx) => {
      // Read with the candidates held: a correction that came between reading and writing would be scored over with old facts.
      const candidateIds = await lockCandidates(
        tx,
        found.map(({ candidateId }) => candidateId),
      );
      const failures: RenewalFailure[] = [];
      const onFailure = (itemId: string) => failures.push({ itemId, code: 'UNAVAILABLE' });
      await storeScores(ctx, { scores: await makeScores(ctx, { candidateIds, db: tx, onFailure }), db: tx });
      return { done: found.length, failures };
    },
  });
}
