import type { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import type { RankedRow } from '../../../core/scoring/ranking/readRankedRows.ts';
import { unreadReasons } from '../../../core/unread/unreadReasons.ts';
import { Candidate, presentCandidate } from './candidate.ts';

type Presented = z.infer<typeof Candidate>;

/** Ranked candidates in the API's form. */
export async function presentCandidates(ctx: Ctx, rows: readonly RankedRow[]): Promise<Presented[]> {
  const reasons = await unreadReasons(ctx, { candidates: rows.map(({ candidate }) => candidate) });
  return rows.map((row) => presentCandidate({ ...row, unread: reasons.get(row.candidate.id) }));
}

/** A `CandidateList`, written while its rows are read. Each row is checked by the schema, as in answers that are sent at once. */
export async function* writeCandidates(ctx: Ctx, chunks: AsyncIterable<RankedRow[]>): AsyncGenerator<string, void> {
  let total = 0;
  yield '{"items":[';
  for await (const rows of chunks) {
    const items = (await presentCandidates(ctx, rows)).map((item) => JSON.stringify(Candidate.parse(item)));
    if (items.length > 0) yield `${total > 0 ? ',' : ''}${items.join(',')}`;
    total += items.length;
  }
  yield `],"total":${total}}`;
}
