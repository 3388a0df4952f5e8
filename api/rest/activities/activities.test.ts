import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBlindReview } from '../../../core/blindReview/setBlindReview.ts';
import { moveCandidate } from '../../../core/candidates/stages/moveCandidate.ts';
import type { Ctx } from '../../../core/context.ts';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('/activities', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let candidate: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token, ctx } = await server.signIn());
    const { candidates } = await createCandidates(ctx, 1, () => ({ fullName: 'Ada Byron' }));
    candidate = candidates[0]?.id ?? '';
  });
  afterAll(() => server.close());

  const post = (payload: object) => server.request({ method: 'POST', url: '/api/activities', token, payload });
  const get = (url: string) => server.request({ method: 'GET', url: `/api/activities/${url}`, token });

  it('records a contact, an appointment and a note, and lists them newest first', async () => {
    const answer = await post({ candidate_id: candidate, type: 'contact', channel: 'phone', note: 'Called.' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      candidate_id: candidate,
      type: 'contact',
      channel: 'phone',
      when: null,
      note: 'Called.',
      mentions: [],
      from_stage: null,
      to_stage: null,
      rejection_reason: null,
      author: expect.stringContaining('@'),
      created_at: expect.stringMatching(/Z$/),
    });
    server.clock.now = new Date('2026-03-03T10:00:00Z');
    await post({ candidate_id: candidate, type: 'schedule', channel: 'calendar', when: '2026-04-01T09:30:00+02:00' });
    server.clock.now = new Date('2026-03-04T10:00:00Z');
    await moveCandidate(ctx, { candidateId: candidate, stage: 'OFFER' });
    expect((await get(candidate)).json().items).toMatchObject([
      { type: 'stage_change', from_stage: 'Applied', to_stage: 'Offer' },
      { type: 'schedule', channel: 'calendar', when: '2026-04-01T07:30:00.000Z' },
      { type: 'contact' },
    ]);
    const page = await get(`${candidate}?limit=2`);
    expect(page.json().items).toHaveLength(2);
    expect(page.headers['link']).toMatch(/rel="next"/);
  });

  it.each([
    [{ type: 'call' }, '/type'],
    [{ type: 'stage_change' }, '/stage'],
    [{ type: 'stage_change', stage: 'Elsewhere' }, '/stage'],
    [{ type: 'stage_change', stage: 'Rejected' }, '/reason'],
    [{ type: 'note', note: 'x', stage: 'Offer' }, '/stage'],
    [{ type: 'note' }, '/note'],
    [{ type: 'schedule' }, '/when'],
    [{ type: 'note', note: 'x', channel: 'pigeon' }, '/channel'],
    [{ type: 'schedule', when: 'soon' }, '/when'],
  ])('refuses %j at its field', async (fields, pointer) => {
    const answer = await post({ candidate_id: candidate, ...fields });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
  });

  it('mentions colleagues in a note, who are told, and names them', async () => {
    const { userId } = await server.signIn('grace@example.com');
    const found = await server.request({ method: 'GET', url: '/api/mentionable-users?q=gra', token });
    expect(found.json()).toEqual({ items: [{ id: userId, name: 'grace@example.com' }] });
    const { candidates } = await createCandidates(ctx, 1);
    const id = candidates[0]?.id ?? '';
    const note = { candidate_id: id, type: 'note', note: '@grace@example.com please call', mentions: [userId] };
    const mentions = [{ id: userId, name: 'grace@example.com' }];
    expect((await post(note)).json()).toMatchObject({ mentions });
    expect((await get(id)).json().items).toMatchObject([{ mentions }]);
    expect(await ctx.db.notification.count({ where: { userId, kind: 'mention' } })).toBe(1);
    const refused = await post({ ...note, mentions: ['nobody'] });
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, '/mentions/0']);
  });

  it('moves a candidate by a stage change, once', async () => {
    const { candidates } = await createCandidates(ctx, 1);
    const id = candidates[0]?.id ?? '';
    const move = { candidate_id: id, type: 'stage_change', stage: 'Interview', note: 'Good call.' };
    const answer = await post(move);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { candidate_id: id, type: 'stage_change', from_stage: 'Applied', to_stage: 'Interview', note: 'Good call.' },
    ]);
    expect((await ctx.db.candidate.findUniqueOrThrow({ where: { id } })).stage).toBe('INTERVIEW');
    const again = await post(move);
    expect([again.statusCode, again.json().errors[0].pointer]).toEqual([422, '/stage']);
    expect((await get(id)).json().items).toHaveLength(1);
  });

  it('is not there for a candidate who is not there', async () => {
    for (const id of [randomUUID(), 'nobody']) {
      expect((await get(id)).statusCode).toBe(404);
      expect((await post({ candidate_id: id, type: 'contact' })).statusCode).toBe(404);
    }
  });

  it('goes out as CSV, for several candidates', async () => {
    const answer = await get(`export.csv?candidate_ids=${candidate},${randomUUID()}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.split('\r\n')[0]).toBe('candidate_id,type,channel,note,when');
    expect(answer.body.split('\r\n')).toHaveLength(4);
    expect((await get('export.csv?candidate_ids=nobody')).statusCode).toBe(422);
  });

  it('hides names in blind review', async () => {
    await post({ candidate_id: candidate, type: 'note', note: 'Ada is good.' });
    await setBlindReview(ctx, { on: true });
    expect((await get(candidate)).body).not.toContain('Ada');
    await setBlindReview(ctx, { on: false });
    expect((await get(candidate)).body).toContain('Ada is good.');
  });
});
