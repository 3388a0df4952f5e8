import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidate } from '../corrections/createCandidate.ts';
import { readDigest } from '../digests/readDigest.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { createProject } from '../projects/createProject.ts';
import { screenResumes } from '../screenings/screenResumes.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { evaluateAllSearches, evaluateSearches } from './evaluateSearches.ts';
import { lookAtSearch } from './lookAtSearch.ts';
import { deleteSearch, listSearches, saveSearch, tellOfSearch } from './saveSearch.ts';

describe('a saved search', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    // Rows get their times from the database's clock.
    test.clock.now = new Date();
    ctx = await test.signedIn();
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer', skills: ['Python'] }));
  });

  const minutes = (count: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + count * 60_000);
  };
  const add = (name: string, skills: string[]) =>
    createCandidate(ctx, { projectId, name, title: 'Engineer', skills, source: 'REST' });
  const told = async () => {
    const rows = await ctx.db.notification.findMany({ where: { userId: ctx.viewer?.userId ?? '', kind: 'search-found' } });
    return rows.map(({ params, readAt }) => [(params as { count: number }).count, readAt !== null]);
  };
  const savePython = (tell = true) => saveSearch(ctx, { projectId, name: 'Pythonists', filter: { skills: ['Python'] }, tell });
  const fresh = async () => (await listSearches(ctx, { projectId }))[0]?.fresh;

  it('notifies its user once of people who are new since it was last opened', async () => {
    const ann = await add('Ann Old', ['Python']);
    await ctx.db.candidate.update({ where: { id: ann.id }, data: { createdAt: new Date('2026-01-01') } });
    const { id } = await savePython();
    const bea = await add('Bea New', ['Python']);
    await add('Carl Other', ['Java']);
    await evaluateSearches(ctx, { projectId });
    await evaluateSearches(ctx, { projectId });
    expect([await told(), await fresh()]).toEqual([[[1, false]], 1]);
    const [notification] = await ctx.db.notification.findMany({ where: { kind: 'search-found' } });
    expect(notification?.path).toBe(`/candidate-analysis?project=${projectId}&tab=pool&found=${id}`);
    expect(JSON.stringify(notification)).not.toContain('Bea');
    const dan = await add('Dan Newer', ['Python']);
    await evaluateSearches(ctx, { projectId });
    expect(await told()).toEqual([[2, false]]);

    minutes(1);
    const looked = await lookAtSearch(ctx, { id });
    expect([looked.fresh, looked.freshIds.toSorted()]).toEqual([2, [bea.id, dan.id].sort()]);
    expect([await told(), await fresh()]).toEqual([[[2, true]], 0]);
    expect((await lookAtSearch(ctx, { id })).fresh).toBe(0);
  });

  it('notifies of people who moved to another stage or got another score', async () => {
    const { id } = await add('Ann Old', ['Python']);
    minutes(1);
    const { id: searchId } = await savePython();
    minutes(1);
    await evaluateSearches(ctx, { projectId });
    expect(await told()).toEqual([]);
    await moveCandidate(ctx, { candidateId: id, stage: 'INTERVIEW' });
    await evaluateSearches(ctx, { projectId });
    expect(await told()).toEqual([[1, false]]);
    expect((await lookAtSearch(ctx, { id: searchId })).freshIds).toEqual([id]);
  });

  it('does not notify until asked to, nor once it is deleted', async () => {
    const { id } = await savePython(false);
    await add('Bea New', ['Python']);
    await evaluateSearches(ctx, { projectId });
    expect(await told()).toEqual([]);
    await tellOfSearch(ctx, { id, tell: true });
    await evaluateSearches(ctx, { projectId });
    expect(await told()).toEqual([[1, false]]);
    await deleteSearch(ctx, { id });
    expect([await told(), await listSearches(ctx, { projectId })]).toEqual([[], []]);
  });

  it('is counted with the end of a screening, and every hour', async () => {
    await savePython();
    const { signal } = new AbortController();
    const resume = 'Eve Fresh\neve@example.com\n\nSkills\nPython\n';
    const known = await ctx.db.document.count();
    const waiting = screenResumes(ctx, { projectId, files: [textFile('eve.txt', resume)], source: 'REST', signal });
    await vi.waitFor(async () => expect(await ctx.db.document.count()).toBe(known + 1), { timeout: 30_000 });
    await drainQueue(test);
    await waiting;
    await drainQueue(test);
    expect(await told()).toEqual([[1, false]]);
    await evaluateAllSearches(ctx);
    const queued = await ctx.db.$queryRaw`
      select task_identifier as task from graphile_worker.jobs where key = ${`searches ${projectId}`}`;
    expect(queued).toEqual([{ task: 'evaluateSearches' }]);
  });

  it('is in the digest with its position and a number, without its name', async () => {
    await savePython();
    await add('Bea New', ['Python']);
    await evaluateSearches(ctx, { projectId });
    const since = new Date(test.clock.now.getTime() - 1);
    minutes(1);
    const digest = await readDigest(ctx, { userId: ctx.viewer?.userId ?? '', since, until: test.clock.now });
    expect(digest?.found).toEqual([{ title: 'Engineer', count: 1 }]);
    expect(JSON.stringify(digest)).not.toContain('Pythonists');
  });

  it('belongs to its user, and its name is used once in a position', async () => {
    const { id } = await savePython();
    expect(await saveSearch(ctx, { projectId, name: ' PYTHONISTS', filter: { search: 'go' } })).toMatchObject({
      id,
      tell: false,
    });
    const other = await test.signedIn();
    expect(await listSearches(other, { projectId })).toEqual([]);
    await expectError(lookAtSearch(other, { id }), 'NOT_FOUND');
    await expectError(deleteSearch(other, { id }), 'NOT_FOUND');
    await expectError(tellOfSearch(other, { id, tell: true }), 'NOT_FOUND');
    await expectError(lookAtSearch(ctx, { id: 'nonsense' }), 'NOT_FOUND');
    await expectError(saveSearch(ctx, { projectId, name: ' ', filter: {} }), 'INVALID_INPUT');
    await expectError(listSearches(test.ctx, { projectId }), 'UNAUTHENTICATED');
  });
});
