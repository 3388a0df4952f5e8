import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../core/context.ts';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { createAccessToken } from '../../../core/tokens/createAccessToken.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

interface StreamedEvent {
  id: number;
  state: string;
  meta: { completed: number; total: number; failed: number };
}

describe('/bulk', () => {
  let server: TestServer;
  let address: string;
  let token: string;
  let ctx: Ctx;
  let ids: string[];
  beforeAll(async () => {
    server = await createTestServer();
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ token, ctx } = await server.signIn());
    ids = (await createCandidates(ctx, 3)).candidates.map(({ id }) => id);
  });
  afterAll(() => server.close());

  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    server.request({ method, url: `/api/bulk/${url}`, token, ...(payload && { payload }) });
  const run = async (url: string, payload: object) => {
    const answer = await call('POST', url, payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { task_id: answer.json().id, id: expect.any(String), state: 'PENDING' },
    ]);
    await drainQueue(server);
    return (await call('GET', answer.json().id)).json();
  };
  const savedStates = async () => {
    const rows = await ctx.db.savedCandidate.findMany({ where: { userId: ctx.viewer?.userId ?? '' } });
    return Object.fromEntries(rows.map(({ candidateId, status }) => [ids.indexOf(candidateId), status]));
  };
  const readStream = async (url: string, headers: Record<string, string> = {}): Promise<StreamedEvent[]> => {
    const answer = await fetch(`${address}/api/bulk/${url}`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    return [...(await answer.text()).matchAll(/^id: (\d+)\ndata: (.+)$/gm)].map(([, id, data = '']) => ({
      id: Number(id),
      ...JSON.parse(data),
    }));
  };

  it('records an activity and an expected pay for each candidate, and tells whom it left out', async () => {
    const activity = { type: 'contact', channel: 'email', note: 'Hello.' };
    const stranger = randomUUID();
    const job = await run('activities', { candidate_ids: [...ids, stranger], activity });
    expect(job).toMatchObject({
      state: 'SUCCESS',
      kind: 'addActivity',
      meta: { completed: 3, total: 4, failed: 1, errors: [{ id: stranger, message: 'This candidate was deleted.' }] },
      finished_at: expect.any(String),
    });
    expect(await ctx.db.activity.count({ where: { candidateId: { in: ids }, type: 'CONTACT' } })).toBe(3);
    await run('candidate-meta', { candidate_ids: ids, payment_expected: 70_000 });
    expect(await ctx.db.candidate.count({ where: { id: { in: ids }, paymentExpected: 70_000, currency: 'USD' } })).toBe(3);
  });

  it('moves each candidate by a stage change', async () => {
    const job = await run('activities', { candidate_ids: ids, activity: { type: 'stage_change', stage: 'Interview' } });
    expect(job).toMatchObject({ state: 'SUCCESS', kind: 'moveStage', meta: { completed: 3 } });
    expect(await ctx.db.candidate.count({ where: { id: { in: ids }, stage: 'INTERVIEW' } })).toBe(3);
    const refused = await call('POST', 'activities', { candidate_ids: ids, activity: { type: 'stage_change' } });
    expect(refused.json().errors).toMatchObject([{ pointer: '/stage' }]);
  });

  it('saves, changes and removes entries of the own list', async () => {
    const rows = [{ candidate_id: ids[0] }, { candidate_id: ids[1], status: 'hired' }, { candidate_id: ids[2], starred: true }];
    await run('saved/upsert', { rows });
    expect(await savedStates()).toEqual({ 0: 'SAVED', 1: 'HIRED', 2: 'SAVED' });
    await run('saved/status', { ids: [ids[0]] });
    await run('saved/status', { ids: [ids[1]], action: 'reject' });
    await run('saved/status', { ids: [ids[2]], status: 'shortlisted' });
    expect(await savedStates()).toEqual({ 0: 'SHORTLISTED', 1: 'REJECTED', 2: 'SHORTLISTED' });
    const entry = await ctx.db.savedCandidate.findFirstOrThrow({ where: { candidateId: ids[0] ?? '' } });
    await run('saved/delete', { ids: [entry.id, ids[1]] });
    expect(await savedStates()).toEqual({ 2: 'SHORTLISTED' });
  });

  it.each([
    ['activities', { candidate_ids: [], activity: { type: 'contact' } }, '/candidate_ids'],
    ['activities', { candidate_ids: ['x'], activity: { type: 'contact' } }, '/candidate_ids/0'],
    ['saved/status', { ids: ['x'] }, '/ids/0'],
    ['saved/upsert', { rows: [{ candidate_id: randomUUID(), status: 'loved' }] }, '/rows/0/status'],
  ])('refuses %s with %j at its field', async (url, payload, pointer) => {
    const answer = await call('POST', url, payload);
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
  });

  it('cancels, for its owner only', async () => {
    const { id } = (await call('POST', 'saved/delete', { ids })).json();
    const stranger = await server.signIn();
    for (const [method, url] of [
      ['GET', ''],
      ['GET', '/sse'],
      ['POST', '/cancel'],
      ['POST', '/ticket'],
    ] as const) {
      const answer = await server.request({ method, url: `/api/bulk/${id}${url}`, token: stranger.token });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    expect((await call('POST', `${id}/cancel`)).json()).toMatchObject({ state: 'REVOKED', meta: { completed: 0, total: 3 } });
    await drainQueue(server);
    expect(await savedStates()).toEqual({ 2: 'SHORTLISTED' });
  });

  it('streams each change to the end, and resumes after the last event that the client has', async () => {
    const { id } = (await call('POST', 'saved/upsert', { rows: ids.map((each) => ({ candidate_id: each })) })).json();
    const stream = readStream(`${id}/sse`, { authorization: `Bearer ${token}` });
    await drainQueue(server);
    const events = await stream;
    expect(events.at(-1)).toMatchObject({ state: 'SUCCESS', meta: { completed: 3, total: 3, failed: 0 } });
    const numbers = events.map((event) => event.id);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    // A client that was disconnected after the first event still gets the end.
    const rest = await readStream(`${id}/sse`, { authorization: `Bearer ${token}`, 'last-event-id': String(numbers[0]) });
    expect(rest).toEqual([events.at(-1)]);
  });

  it('streams by a ticket, once, for the job it was issued for', async () => {
    const { id } = (await call('POST', 'saved/delete', { ids })).json();
    const { ticket } = (await call('POST', `${id}/ticket`)).json();
    await drainQueue(server);
    expect((await readStream(`${id}/sse?ticket=${ticket}`)).at(-1)).toMatchObject({ state: 'SUCCESS' });
    const other = (await call('POST', `${id}/ticket`)).json().ticket;
    const late = (await call('POST', `${id}/ticket`)).json().ticket;
    const next = (await call('POST', 'saved/delete', { ids })).json().id;
    const refused = async (url: string) => (await fetch(`${address}/api/bulk/${url}`)).status;
    expect(await refused(`${id}/sse`)).toBe(401);
    expect(await refused(`${id}/sse?ticket=${ticket}`)).toBe(401);
    expect(await refused(`${next}/sse?ticket=${other}`)).toBe(401);
    server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    expect(await refused(`${id}/sse?ticket=${late}`)).toBe(401);
  });

  it('streams by no ticket whose session or token has ended since', async () => {
    const { id } = (await call('POST', 'saved/delete', { ids })).json();
    const { userId, sessionId } = await server.ctx.db.streamTicket.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const api = await createAccessToken({ ...server.ctx, viewer: { userId, sessionId: null } }, { name: 'x', scopes: ['write'] });
    const ticketOf = async (by: string) =>
      (await server.request({ method: 'POST', url: `/api/bulk/${id}/ticket`, token: by })).json().ticket;
    const tickets = [await ticketOf(api.token), await ticketOf(token)];
    const revoked = { data: { revokedAt: server.clock.now } };
    await server.ctx.db.apiToken.update({ where: { id: api.row.id }, ...revoked });
    await server.ctx.db.session.update({ where: { id: sessionId ?? '' }, ...revoked });
    for (const ticket of tickets) expect((await fetch(`${address}/api/bulk/${id}/sse?ticket=${ticket}`)).status).toBe(401);
  });
});
