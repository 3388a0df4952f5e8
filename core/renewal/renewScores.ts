import { lockCandidates } from '../candidates/lockCandidates.ts';
import type { Ctx } from '../context.ts';
import { makeScores } from '../scoring/makeScores.ts';
import { storeScores } from '../scoring/storeScores.ts';
import type { ChunkInput } from './chunkInput.ts';
import { commitChunk, type RenewalFailure } from './commitChunk.ts';

/** Candidates per transaction. A user's change to one of them waits until the transaction ends. */
const chunkSize = 100;

/** Rescores the next candidates whose scores come from an older facet version or lack a new facet. */
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
      // Lock before reading: otherwise a correction made between reading and writing would be overwritten by a score from the old facts.
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
