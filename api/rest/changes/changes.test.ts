import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCandidate } from '../../../core/candidates/stages/moveCandidate.ts';
import type { Ctx } from '../../../core/context.ts';
import { createCandidate } from '../../../core/corrections/createCandidate.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { saveRequirements } from '../../../core/projects/requirements/saveRequirements.ts';
import { saveCandidate } from '../../../core/saved/saveCandidate.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('changes over REST', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let projectId: string;
  let candidateId: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ token, ctx } = await server.signIn());
    ({ id: projectId } = await createProject(ctx, { title: 'Python Developer' }));
    await saveRequirements(ctx, { projectId, requiredSkills: ['Python'] });
    const facts = { name: 'Ada Byron', email: 'ada@example.com', skills: ['Python'] };
    ({ id: candidateId } = await createCandidate(ctx, { projectId, ...facts, source: 'REST' }));
    await moveCandidate(ctx, { candidateId, stage: 'OFFER' });
    await drainQueue(server);
  });
  afterAll(() => server.close());

  const get = async (url: string) => (await server.request({ method: 'GET', url: `/api${url}`, token })).json();

  it('bring the same shapes as the calls of each noun', async () => {
    const { items, next, has_more: hasMore } = await get('/changes');
    expect(hasMore).toBe(false);
    const data = Object.fromEntries(items.map(({ type, data: shape }: { type: string; data: object }) => [type, shape]));
    const { resume: _resume, ...candidate } = await get(`/candidates/${candidateId}`);
    expect(data).toEqual({
      candidate,
      score: { candidate_id: candidateId, project_id: projectId, score: candidate.score, facets: candidate.facets },
      stage: { candidate_id: candidateId, project_id: projectId, stage: 'Offer' },
      project: await get(`/projects/${projectId}`),
      requirement: await get(`/projects/${projectId}/requirements`),
    });
    expect(candidate.score).toBeGreaterThan(0);
    expect(await get(`/changes?since=${next}`)).toEqual({ items: [], next, has_more: false });
  });

  it('come page by page, each once', async () => {
    const seen: string[] = [];
    for (let since = '', more = true; more; ) {
      const page = await get(`/changes?limit=2${since && `&since=${since}`}`);
      seen.push(...page.items.map(({ type }: { type: string }) => type));
      ({ next: since, has_more: more } = page);
    }
    expect(seen.sort()).toEqual(['candidate', 'project', 'requirement', 'score', 'stage']);
  });

  it('hide in blind review what identifies a candidate', async () => {
    await ctx.db.user.updateMany({ data: { blindReview: true } });
    const text = JSON.stringify(await get('/changes'));
    await ctx.db.user.updateMany({ data: { blindReview: false } });
    expect(text).not.toMatch(/Ada|Byron|ada@/);
    expect(text).toContain(candidateId);
  });

  it('are the same by GraphQL', async () => {
    const query = `query ($since: String) { changes(since: $since, first: 3) {
      next hasMore items { type internalId deleted candidate { internalId displayName score { overall } } project { title } } } }`;
    const { data, errors } = await server.graphql(query, { token });
    expect(errors).toEqual([]);
    const rest = await server.graphql(query, { token, variables: { since: data.changes.next } });
    expect([data.changes.hasMore, rest.data.changes.hasMore]).toEqual([true, false]);
    const items = [...data.changes.items, ...rest.data.changes.items];
    const candidate = { internalId: candidateId, displayName: 'Ada Byron', score: { overall: expect.any(Number) } };
    const of = (type: string) => items.find((item) => item.type === type);
    for (const type of ['CANDIDATE', 'SCORE', 'STAGE'])
      expect(of(type)).toEqual({ type, internalId: candidateId, deleted: false, candidate, project: null });
    for (const type of ['PROJECT', 'REQUIREMENT'])
      expect(of(type)).toMatchObject({ internalId: projectId, candidate: null, project: { title: 'Python Developer' } });
  });

  it('answer deletions without data', async () => {
    const { next } = await get('/changes');
    await ctx.db.candidate.deleteMany({ where: { id: candidateId } });
    const { items } = await get(`/changes?since=${next}`);
    const expected = ['candidate', 'score', 'stage'].map((type) => ({
      type,
      id: candidateId,
      op: 'delete',
      at: expect.any(String),
      data: null,
    }));
    expect(items.sort((a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type))).toEqual(expected);
  });

  it('refuse a malformed token', async () => {
    const answer = await server.request({ method: 'GET', url: '/api/changes?since=nonsense', token });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/since']);
  });

  it('can be filtered in lists by the time of the last read', async () => {
    const old = await createProject(ctx, { title: 'Old' });
    const { id: bob } = await createCandidate(ctx, { projectId: old.id, name: 'Bob', source: 'REST' });
    await saveCandidate(ctx, { candidateId: bob });
    await moveCandidate(ctx, { candidateId: bob, stage: 'OFFER' });
    await drainQueue(server);
    const lists = ['/projects', `/projects/${old.id}/candidates`, '/saved-candidates', `/activities/${bob}`];
    const counts = async (since: string) => {
      const answers = await Promise.all(lists.map((list) => get(`${list}?updated_since=${since}`)));
      return answers.map(({ items }) => items.length);
    };
    expect(await counts('2020-01-01T00:00:00Z')).toEqual([2, 1, 1, 1]);
    expect(await counts('2100-01-01T00:00:00Z')).toEqual([0, 0, 0, 0]);
    await ctx.db.candidateScore.updateMany({ data: { scoredAt: new Date('2101-01-01') } });
    expect(await counts('2100-01-01T00:00:00Z')).toEqual([0, 1, 0, 0]);
  });
});
