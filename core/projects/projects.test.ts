import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { deleteProject } from '../deletion/deleteProject.ts';
import { emptyProject } from '../deletion/emptyProject.ts';
import { cleanUp } from '../maintenance/cleanUp.ts';
import { startScreening } from '../screenings/startScreening.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { createProject } from './createProject.ts';
import { getProject } from './getProject.ts';
import { listProjects } from './listProjects.ts';
import { currentRequirements } from './requirements/currentRequirements.ts';
import { updateProject } from './updateProject.ts';

describe('positions', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it('creates a position with defaults from its title, skills included', async () => {
    const project = await createProject(ctx, { title: '  Junior React Developer ' });
    expect(project).toMatchObject({ title: 'Junior React Developer', level: 'Junior Level', location: 'Remote', status: 'OPEN' });
    expect((await currentRequirements(ctx, { projectId: project.id }))?.requirements.requiredSkills).toEqual(['React']);
  });

  it('keeps what was given', async () => {
    const project = await createProject(ctx, {
      title: 'Junior Designer',
      level: 'Senior Level',
      department: 'Brand',
      status: 'DRAFT',
      skills: [' Figma', 'figma', 'Ink'],
    });
    expect(project).toMatchObject({ level: 'Senior Level', department: 'Brand', status: 'DRAFT' });
    const { revision } = (await currentRequirements(ctx, { projectId: project.id }))!;
    expect(revision).toMatchObject({ requiredSkills: ['Figma', 'Ink'], authorId: ctx.viewer?.userId });
  });

  it('refuses a blank title and names the field', async () => {
    const error = await expectError(createProject(ctx, { title: '   ' }), 'INVALID_INPUT');
    expect(error.issues).toEqual([{ pointer: '/title', message: 'Enter a title.' }]);
  });

  it('refuses callers who are not signed in', () => expectError(createProject(test.ctx, { title: 'x' }), 'UNAUTHENTICATED'));

  it('records a change of status in the audit log, and no other change', async () => {
    const { id } = await createProject(ctx, { title: 'Plumber' });
    await updateProject(ctx, { id, status: 'ON_HOLD', location: null });
    await updateProject(ctx, { id, status: 'ON_HOLD', location: 'Berlin' });
    expect(await getProject(ctx, { id })).toMatchObject({ status: 'ON_HOLD', location: 'Berlin' });
    const events = await ctx.db.auditEvent.findMany({ where: { entityId: id, action: 'project.status-changed' } });
    expect(events.map(({ details }) => details)).toEqual([{ from: 'OPEN', to: 'ON_HOLD' }]);
  });

  it('reports unknown positions', async () => {
    await expectError(getProject(ctx, { id: 'nonsense' }), 'NOT_FOUND');
    await expectError(updateProject(ctx, { id: '018f0000-0000-7000-8000-000000000000', title: 'x' }), 'NOT_FOUND');
  });

  it('lists by search, status and department, in the order asked for', async () => {
    for (const title of ['Zoologist A', 'Zoologist C', 'Zoologist B'])
      await createProject(ctx, { title, department: 'Zoo', status: title.endsWith('C') ? 'CLOSED' : 'OPEN' });
    const titles = async (choice: Parameters<typeof listProjects>[1]) =>
      (await listProjects(ctx, choice)).items.map(({ title }) => title);
    expect(await titles({ search: 'zoologist', sort: 'TITLE' })).toEqual(['Zoologist A', 'Zoologist B', 'Zoologist C']);
    expect(await titles({ department: 'zoo', status: 'OPEN', sort: 'TITLE', direction: 'DESC' })).toEqual([
      'Zoologist B',
      'Zoologist A',
    ]);
    expect(await listProjects(ctx, { search: 'zoo', take: 1, skip: 1, sort: 'TITLE' })).toMatchObject({
      total: 3,
      items: [{ title: 'Zoologist B' }],
    });
  });

  it('finds a position by a skill it requires now', async () => {
    const { id } = await createProject(ctx, { title: 'Cartographer', skills: ['Vellum Etching'] });
    const found = async (search: string) => (await listProjects(ctx, { search })).items.map((project) => project.id);
    expect(await found('cartographer vellum')).toEqual([id]);
    await updateProject(ctx, { id, skills: ['Ink'] });
    expect(await found('vellum')).toEqual([]);
  });

  it('keeps archived positions out of lists until they are asked for or restored', async () => {
    const { id } = await createProject(ctx, { title: 'Lamplighter' });
    const listed = async (archived: boolean) => (await listProjects(ctx, { search: 'lamplighter', archived })).total;
    const first = await updateProject(ctx, { id, archived: true });
    expect([await listed(false), await listed(true)]).toEqual([0, 1]);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    expect((await updateProject(ctx, { id, archived: true })).archivedAt).toEqual(first.archivedAt);
    expect(await getProject(ctx, { id })).toMatchObject({ title: 'Lamplighter' });
    await updateProject(ctx, { id, archived: false });
    expect([await listed(false), await listed(true)]).toEqual([1, 0]);
    const events = await ctx.db.auditEvent.findMany({
      where: { entityId: id, action: { startsWith: 'project.' } },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ action }) => action)).toEqual(['project.created', 'project.archived', 'project.unarchived']);
  });

  it('sorts titles as people do, whatever their case', async () => {
    for (const title of ['zither maker', 'Zebra Keeper', 'Ångström Meter', 'abacus Clerk', 'Яхтсмен', 'архивариус'])
      await createProject(ctx, { title, department: 'Sorted', location: title });
    const titles = async (sort: 'TITLE' | 'LOCATION') =>
      (await listProjects(ctx, { department: 'Sorted', sort })).items.map(({ title }) => title);
    const expected = ['abacus Clerk', 'Ångström Meter', 'Zebra Keeper', 'zither maker', 'архивариус', 'Яхтсмен'];
    expect(await titles('TITLE')).toEqual(expected);
    expect(await titles('LOCATION')).toEqual(expected);
    expect(expected.toSorted(new Intl.Collator('en').compare)).toEqual(expected);
  });

  it('deletes a position with all that hangs on it, and stops its jobs', async () => {
    const { id } = await createProject(ctx, { title: 'Doomed' });
    const other = await createProject(ctx, { title: 'Neighbour' });
    const job = await ctx.db.bulkJob.create({ data: { kind: 'screening', projectId: id, state: 'PROGRESS' } });
    await ctx.db.storedFile.createMany({
      data: ['only-here', 'shared'].map((sha256) => ({ sha256, sizeBytes: 1, bytes: Buffer.from('x') })),
    });
    const document = (projectId: string, sha256: string) => ({
      projectId,
      sha256,
      kind: 'RESUME' as const,
      fileName: 'a.txt',
      sizeBytes: 1,
    });
    await ctx.db.document.createMany({ data: [document(id, 'only-here'), document(id, 'shared'), document(other.id, 'shared')] });
    await deleteProject(ctx, { id });
    expect(await ctx.db.document.count({ where: { projectId: id } })).toBe(0);
    await drainQueue(test);
    expect((await ctx.db.storedFile.findMany()).map(({ sha256 }) => sha256)).toEqual(['shared']);
    expect(await ctx.db.bulkJob.findUnique({ where: { id: job.id } })).toMatchObject({ state: 'REVOKED', version: 1 });
    await expectError(deleteProject(ctx, { id }), 'NOT_FOUND');
  });

  it('deletes one with very many candidates in the background, and nobody finds it meanwhile', async () => {
    const { id } = await createProject(ctx, { title: 'Large and doomed' });
    const count = 1_001;
    await ctx.db.candidate.createMany({ data: Array.from({ length: count }, () => ({ projectId: id })) });
    const open = await startScreening(ctx, { projectId: id, expectedJobDescriptions: 1, expectedResumes: 1 });
    const ended = await startScreening(ctx, { projectId: id, expectedJobDescriptions: 1, expectedResumes: 1 });
    await ctx.db.screening.update({ where: { id: ended.id }, data: { state: 'COMPLETED' } });
    await ctx.db.bulkJob.update({ where: { id: ended.jobId }, data: { state: 'SUCCESS', finishedAt: new Date() } });
    const [candidate] = await ctx.db.candidate.findMany({ where: { projectId: id }, take: 1 });
    const document = { projectId: id, kind: 'RESUME' as const, fileName: 'a.txt', sizeBytes: 1 };
    await ctx.db.document.createMany({
      data: [
        { ...document, state: 'DONE', candidateId: candidate?.id ?? '' },
        { ...document, state: 'FAILED' },
        { ...document, screeningId: open.id },
      ],
    });
    await deleteProject(ctx, { id });
    for (const find of [getProject, deleteProject]) await expectError(find(ctx, { id }), 'NOT_FOUND');
    expect((await listProjects(ctx, { search: 'Large and doomed' })).total).toBe(0);
    expect(await ctx.db.document.count({ where: { projectId: id } })).toBe(2);
    expect(await ctx.db.screening.findUniqueOrThrow({ where: { id: open.id } })).toMatchObject({ state: 'CANCELLED' });
    const job = () => ctx.db.bulkJob.findFirstOrThrow({ where: { projectId: id, kind: 'deleteProject' } });
    expect(await job()).toMatchObject({ state: 'PENDING', completed: 0, total: count });

    // As if a worker was stopped after the first portion, and its task lost.
    const stop = new AbortController();
    const events = { ...ctx.events, publish: () => stop.abort() };
    await expect(emptyProject({ ...ctx, events }, { projectId: id, signal: stop.signal })).rejects.toThrow(/abort/);
    const stopped = await job();
    expect(stopped.state).toBe('PROGRESS');
    expect(stopped.completed).toBeGreaterThan(0);
    expect(stopped.completed).toBeLessThan(count);
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
    await cleanUp(ctx);
    await drainQueue(test);
    expect(await ctx.db.project.findUnique({ where: { id } })).toBeNull();
    expect(await ctx.db.document.count({ where: { projectId: id } })).toBe(0);
    expect(await job()).toMatchObject({ state: 'SUCCESS', completed: count, failed: 0 });
    expect(await ctx.db.bulkJob.count({ where: { projectId: id } })).toBe(1);
    const { version } = await job();
    await emptyProject(ctx, { projectId: id, signal: new AbortController().signal });
    expect((await job()).version).toBe(version);
  });
});
