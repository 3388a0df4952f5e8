import { unpackIds } from '../../candidates/unpackIds.ts';
import type { Ctx } from '../../context.ts';
import { readFromReplica } from '../../readFromReplica.ts';
import { weightedOverall } from '../weightedOverall.ts';
import { orderCandidates, type RankCandidatesInput, rankCandidates } from './rankCandidates.ts';
import { type RankedRow, readRankedRows } from './readRankedRows.ts';

/**
 * A page of a project's candidates with their scores, best first unless asked otherwise.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export function listRankedCandidates(ctx: Ctx, input: RankCandidatesInput): Promise<{ items: RankedRow[]; total: number }> {
  return readFromReplica(ctx, (copy) => list(copy, input));
}

async function list(ctx: Ctx, query: RankCandidatesInput): Promise<{ items: RankedRow[]; total: number }> {
  const { items, total } = await rankCandidates(ctx, query);
  const overall = await weightedOverall(ctx, query.weights ?? null);
  return { items: await readRankedRows(ctx, { ids: items.map(({ id }) => id), overall }), total };
}

/** Rows read at once. */
const chunkSize = 500;
/** Chunks that are read while one is used: with one only, its statement would be sent when the one before has been used up. */
const ahead = 2;

/**
 * All of them, chunk by chunk, in the order they have now; those who are deleted meanwhile are left out. The next chunks are read while one is used.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function openRankedCandidates(
  ctx: Ctx,
  query: Omit<RankCandidatesInput, 'skip' | 'take'>,
): Promise<AsyncGenerator<RankedRow[], void>> {
  const { ids } = await orderCandidates(ctx, query);
  const overall = await weightedOverall(ctx, query.weights ?? null);
  return readChunks(ids, (chunk) => readRankedRows(ctx, { ids: chunk, overall }));
}

async function* readChunks(packed: Buffer, readRows: (ids: string[]) => Promise<RankedRow[]>): AsyncGenerator<RankedRow[], void> {
  const bytes = chunkSize * 16;
  const read = (first: number) => {
    const reading = readRows(unpackIds(packed.subarray(first, first + bytes)));
    // Whoever stops listening does not hear of a failure of the chunk after.
    reading.catch(() => undefined);
    return reading;
  };
  const reading: Promise<RankedRow[]>[] = [];
  let asked = 0;
  for (let used = 0; used < packed.length; used += bytes) {
    for (; asked < packed.length && reading.length <= ahead; asked += bytes) reading.push(read(asked));
    yield (await reading.shift()) ?? [];
  }
}
