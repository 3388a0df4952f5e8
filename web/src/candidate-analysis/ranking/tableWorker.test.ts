import { beforeAll, describe, expect, it, type Mock, vi } from 'vitest';
import { compareRanked, overallScore } from '../../../../plugins/facets/overallScore.ts';
import { type CandidateTable, rowOf, uuidOf } from './candidateTable.ts';
import { madeRows } from './madeRows.ts';
import { packMatrix } from './packMatrix.ts';
import { rankTable } from './rankTable.ts';
import { sortRows } from './sortRows.ts';
import type { TableAnswer, TableRequest } from './tableWorker.ts';

const facets = ['skills', 'experience', 'education', 'certifications', 'growth'];
const weights = [0.45, 0.25, 0.1, 0.1, 0.1];
const rows = madeRows(5000, facets.length);
const request: TableRequest = { url: '/graphql', init: { method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' } };

/** The worker's own global: what it listens to and what it posts. */
const worker: { receive: ((event: { data: TableRequest }) => void) | null; post: Mock<(...message: unknown[]) => void> } = {
  receive: null,
  post: vi.fn<(...message: unknown[]) => void>(),
};
const fetched = vi.fn<() => Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: NonNullable<typeof worker.receive>) => {
      worker.receive = listener;
    },
    postMessage: (...message: unknown[]) => worker.post(...message),
  });
  vi.stubGlobal('fetch', fetched);
  await import('./tableWorker.ts');
});

async function ask(response: () => Promise<Response>): Promise<{ answer: TableAnswer; transfer: Transferable[] }> {
  worker.post.mockClear();
  fetched.mockImplementation(response);
  worker.receive?.({ data: request });
  await vi.waitFor(() => expect(worker.post).toHaveBeenCalled());
  const [answer, options] = worker.post.mock.lastCall as [TableAnswer, { transfer: Transferable[] }];
  return { answer, transfer: options.transfer };
}

const answering = (body: unknown, status = 200) => ask(async () => new Response(JSON.stringify(body), { status }));

describe('tableWorker', () => {
  it('unpacks thousands of candidates into a table that ranks and sorts as the server does', async () => {
    const { answer } = await answering({ data: { node: { scoreMatrix: packMatrix(facets, rows) } } });
    expect(fetched).toHaveBeenCalledWith(request.url, request.init);
    const table = answer.table as CandidateTable;
    expect(table.count).toBe(rows.length);

    const ranked = rows
      .map((row) => ({ ...row, standing: row.standing ?? 0, overall: overallScore(row.values, weights) }))
      .sort(compareRanked);
    const ranking = rankTable(table, weights);
    expect(Array.from(ranking.order, (row) => uuidOf(table, row))).toEqual(ranked.map(({ id }) => id));
    const byName = ranked.toSorted((a, b) => new Intl.Collator('en').compare(a.name, b.name));
    expect(Array.from(sortRows(table, ranking, 'name', 'asc'), (row) => uuidOf(table, row))).toEqual(byName.map(({ id }) => id));

    const byYears = sortRows(table, ranking, 'years', 'asc');
    const known = ranked.filter(({ years }) => years !== null).toSorted((a, b) => (a.years ?? 0) - (b.years ?? 0));
    const unknown = ranked.filter(({ years }) => years === null);
    expect(Array.from(byYears, (row) => uuidOf(table, row))).toEqual([...known, ...unknown].map(({ id }) => id));
    for (const [row, { id }] of rows.entries()) expect(rowOf(table, id)).toBe(row);
  });

  it('hands the columns over instead of copying them, each buffer once', async () => {
    const { answer, transfer } = await answering({ data: { node: { scoreMatrix: packMatrix(facets, rows) } } });
    const { ids, values, nameRanks, tieOrder } = answer.table as CandidateTable;
    for (const { buffer } of [ids, values, nameRanks, tieOrder]) expect(transfer).toContain(buffer);
    expect(new Set(transfer).size).toBe(transfer.length);
    // As the browser does it: a buffer that cannot be transferred throws.
    expect(structuredClone(answer, { transfer }).table?.count).toBe(rows.length);
  });

  it('passes on what the server says when it gives no table', async () => {
    const errors = [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
    expect((await answering({ data: null, errors }, 401)).answer).toEqual({ table: null, status: 401, errors });
    expect((await answering({ data: { node: null } })).answer).toEqual({ table: null, status: 200, errors: [] });
  });

  it('tells a lost connection from an answer that cannot be read', async () => {
    const lost = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(lost.answer).toEqual({ table: null, status: null, errors: [] });
    const torn = await ask(async () => new Response('<html>', { status: 502 }));
    expect(torn.answer).toEqual({ table: null, status: 0, errors: [] });
    const packed = packMatrix(facets, rows);
    const short = await answering({ data: { node: { scoreMatrix: { ...packed, count: packed.count - 1 } } } });
    expect(short.answer).toEqual({ table: null, status: 0, errors: [] });
  });
});
