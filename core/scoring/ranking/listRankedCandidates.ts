import { unpackIds } from '../../candidates/unpackIds.ts';
import type { Ctx } from '../../context.ts';
import { readFromReplica } from '../../database/readFromReplica.ts';
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
/** Chunks read ahead. With only one, the next query would start when the previous chunk is used up. */
const ahead = 2;

/**
 * All candidates, chunk by chunk, in the order at the time of the call. Those deleted meanwhile are left out. Reads ahead while a chunk is used.
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
    // If the caller stops, ignore failures of chunks read ahead.
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
