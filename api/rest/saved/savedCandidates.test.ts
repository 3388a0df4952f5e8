import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setBlindReview } from '../../../core/blindReview/setBlindReview.ts';
import type { Ctx } from '../../../core/context.ts';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

let server: TestServer;
let token: string;
let ctx: Ctx;
let ids: string[];
beforeAll(async () => {
  server = await createTestServer({ plugins: builtInPlugins });
  ({ token, ctx } = await server.signIn());
  const { candidates } = await createCandidates(ctx, 3, () => ({ email: 'ada@example.com', skills: ['Go'] }));
  ids = candidates.map(({ id }) => id);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  server.request({ method, url: `/api/saved-candidates${url}`, token, ...(payload && { payload }) });

it('candidates are saved once each, change their status and leave the list again', async () => {
  const first = await call('POST', '', { candidate_id: ids[0], full_name: 'Not taken', score: 99 });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toEqual({
    id: expect.any(String),
    candidate_id: ids[0],
    full_name: 'Person 1',
    title: null,
    location: null,
    experience_years: null,
    skills: ['Go'],
    score: null,
    status: 'saved',
    starred: false,
    email: 'ada@example.com',
    phone: null,
    website: null,
    linkedin: null,
    created_at: expect.stringMatching(/Z$/),
  });
  const again = await call('POST', '', { candidate_id: ids[0], status: 'Shortlisted' });
  expect(again.json()).toMatchObject({ id: first.json().id, status: 'shortlisted', starred: true });
  server.clock.now = new Date('2026-03-03T10:00:00Z');
  await call('POST', '', { candidate_id: ids[1], starred: true });
  expect((await call('GET', '')).json().items).toMatchObject([{ candidate_id: ids[1], starred: true }, { candidate_id: ids[0] }]);
  expect((await call('GET', '?limit=1')).headers['link']).toMatch(/rel="next"/);
  const stranger = await server.signIn();
  const theirs = await server.request({ method: 'GET', url: '/api/saved-candidates', token: stranger.token });
  expect(theirs.json()).toEqual({ items: [] });
  expect((await call('DELETE', `/${first.json().id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/${ids[1]}`)).statusCode).toBe(204);
  expect((await call('GET', '')).json()).toEqual({ items: [] });
});

it('what is not there is not found, and an unknown status is refused', async () => {
  for (const id of [randomUUID(), 'nothing']) expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  expect((await call('POST', '', { candidate_id: randomUUID() })).statusCode).toBe(404);
  const answer = await call('POST', '', { candidate_id: ids[2], status: 'loved' });
  expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/status']);
});

it('blind review hides who they are', async () => {
  await call('POST', '', { candidate_id: ids[2] });
  await setBlindReview(ctx, { on: true });
  const { body } = await call('GET', '');
  await setBlindReview(ctx, { on: false });
  expect(body).not.toMatch(/Person 3|ada@example/);
});
