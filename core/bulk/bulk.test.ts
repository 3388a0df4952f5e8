import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkJob, Candidate } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import type { BulkKind, ChunkOperation } from './bulkOperation.ts';
import { findBulkOperation } from './bulkOperations.ts';
import { cancelJob } from './cancelJob.ts';
import { runBulk } from './runBulk.ts';
import { runChunk } from './runChunk.ts';
import { startBulk } from './startBulk.ts';

const never = new AbortController().signal;

describe('a bulk operation', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);
  const read = (id: string) =>
    ctx.db.bulkJob.findUniqueOrThrow({ where: { id }, include: { items: { orderBy: { position: 'asc' } } } });
  const start = (kind: BulkKind, projectId: string | null, ids: string[], input: unknown, background = true) =>
    startBulk(ctx, { kind, selection: { projectId, ids }, input, background });
  const chunk = ({ id, kind }: BulkJob) => runChunk(ctx, { jobId: id, operation: findBulkOperation(kind) as ChunkOperation });
  const moved = (projectId: string) => ctx.db.candidate.count({ where: { projectId, stage: 'INTERVIEW' } });
  const activities = (projectId: string) => ctx.db.activity.count({ where: { candidate: { projectId } } });
  async function run(kind: BulkKind, projectId: string | null, ids: string[], input: unknown) {
    const { id } = await start(kind, projectId, ids, input);
    await drainQueue(test);
    return read(id);
  }

  it('changes every candidate of the selection once, counts them, and tells the owner at the end', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 1_203);
    const job = await start('moveStage', projectId, [...idsOf(candidates), candidates[0]?.id ?? ''], { stage: 'INTERVIEW' });
    expect(job).toMatchObject({ state: 'PENDING', total: 1_203, completed: 0, ownerId: ctx.viewer?.userId });
    await drainQueue(test);
    const { items, ...ended } = await read(job.id);
    expect(ended).toMatchObject({ state: 'SUCCESS', completed: 1_203, failed: 0, finishedAt: test.clock.now });
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['DONE']));
    expect([await moved(projectId), await activities(projectId)]).toEqual([1_203, 1_203]);
    expect(await ctx.db.notification.findMany({ where: { kind: 'job-finished' } })).toMatchObject([
      { userId: ctx.viewer?.userId, params: { jobId: job.id, jobKind: 'moveStage', completed: 1_203, failed: 0 } },
    ]);
  });

  it('writes nothing twice when a killed worker leaves a chunk that others run meanwhile', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 1_700);
    const job = await start('addActivity', projectId, idsOf(candidates), { type: 'NOTE', note: 'Called.' });
    await Promise.all([chunk(job), chunk(job), chunk(job), runBulk(ctx, { jobId: job.id, signal: never })]);
    await Promise.all([chunk(job), runBulk(ctx, { jobId: job.id, signal: never })]);
    await drainQueue(test);
    expect(await read(job.id)).toMatchObject({ state: 'SUCCESS', completed: 1_700 });
    expect(await activities(projectId)).toBe(1_700);
  });

  it('continues where it was when its process dies between a change and its commit', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 700);
    const job = await start('save', projectId, idsOf(candidates), { action: 'toggle' });
    await chunk(job);
    const operation = findBulkOperation('save') as ChunkOperation;
    const dies = {
      ...operation,
      apply: async (...input: Parameters<typeof operation.apply>) => {
        await operation.apply(...input);
        throw new Error('killed');
      },
    };
    await expect(runChunk(ctx, { jobId: job.id, operation: dies })).rejects.toThrow('killed');
    expect(await read(job.id)).toMatchObject({ completed: 500 });
    await drainQueue(test);
    expect(await read(job.id)).toMatchObject({ state: 'SUCCESS', completed: 700 });
    const shortlisted = await ctx.db.savedCandidate.count({
      where: { candidate: { projectId }, status: 'SHORTLISTED', starred: true },
    });
    expect(shortlisted).toBe(700);
  });

  it('keeps what was done when it is cancelled, and leaves the rest', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 1_200);
    const job = await start('moveStage', projectId, idsOf(candidates), { stage: 'INTERVIEW' });
    await chunk(job);
    expect(await cancelJob(ctx, { jobId: job.id })).toMatchObject({ state: 'REVOKED', completed: 500, total: 1_200 });
    await drainQueue(test);
    expect(await read(job.id)).toMatchObject({ state: 'REVOKED', completed: 500, cancelRequestedAt: test.clock.now });
    expect(await moved(projectId)).toBe(500);
    expect(await cancelJob(ctx, { jobId: job.id })).toMatchObject({ state: 'REVOKED', completed: 500 });
  });

  it('is aborted by its signal, to be run again by another process', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 2);
    const job = await start('archive', projectId, idsOf(candidates), {});
    await expect(runBulk(ctx, { jobId: job.id, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(await read(job.id)).toMatchObject({ state: 'PROGRESS', completed: 0 });
    await drainQueue(test);
    expect(await ctx.db.candidate.count({ where: { projectId, archivedAt: { not: null } } })).toBe(2);
  });

  it('can be cancelled by its owner only', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 1);
    const job = await start('archive', projectId, idsOf(candidates), {});
    await expectError(cancelJob(await test.signedIn(), { jobId: job.id }), 'NOT_FOUND');
    await expectError(cancelJob(ctx, { jobId: 'none' }), 'NOT_FOUND');
    await drainQueue(test);
  });

  it('reports candidates of other positions, deleted and merged ones by name, and changes all others', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 3);
    const { candidates: others } = await createCandidates(ctx, 1);
    const [first, second, merged] = candidates;
    await ctx.db.candidate.update({ where: { id: merged?.id ?? '' }, data: { mergedIntoId: first?.id ?? '' } });
    const gone = randomUUID();
    const job = await run('setPayment', projectId, [gone, ...idsOf(candidates), others[0]?.id ?? ''], {
      paymentExpected: 95_000,
    });
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 2, failed: 3, total: 5 });
    expect(job.items).toMatchObject([
      { itemId: gone, state: 'FAILED', message: 'DELETED' },
      { itemId: first?.id, state: 'DONE' },
      { itemId: second?.id, state: 'DONE' },
      { itemId: merged?.id, state: 'FAILED', message: 'MERGED' },
      { itemId: others[0]?.id, state: 'FAILED', message: 'OTHER_POSITION' },
    ]);
    const paid = await ctx.db.candidate.findMany({ where: { paymentExpected: 95_000, currency: 'USD' } });
    expect(new Set(idsOf(paid))).toEqual(new Set([first?.id, second?.id]));
  });

  it('fails when nothing could be done', async () => {
    expect(await run('archive', null, [randomUUID()], {})).toMatchObject({ state: 'FAILURE', completed: 0, failed: 1 });
  });

  it('fails for good when its last attempt fails, keeping what was done', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 600);
    const job = await start('archive', projectId, idsOf(candidates), {});
    await chunk(job);
    await ctx.db.bulkJob.update({
      where: { id: job.id },
      data: { payload: { input: { archived: 'maybe' }, background: true, after: 499 } },
    });
    await expect(runBulk(ctx, { jobId: job.id, signal: never, lastAttempt: true })).rejects.toThrow('Invalid input');
    expect(await read(job.id)).toMatchObject({ state: 'FAILURE', completed: 500 });
    expect(await ctx.db.notification.count({ where: { params: { path: ['jobId'], equals: job.id }, kind: 'job-failed' } })).toBe(
      1,
    );
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
  });

  it('runs a small selection at once in the foreground, without a notification', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 3);
    const job = await start('moveStage', projectId, idsOf(candidates), { stage: 'INTERVIEW' }, false);
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 3 });
    expect(await ctx.db.notification.count({ where: { params: { path: ['jobId'], equals: job.id } } })).toBe(0);
    await drainQueue(test);
    expect(await activities(projectId)).toBe(3);
  });

  it('saves, shortlists, hires, rejects and removes in the list of its owner only', async () => {
    const { candidates } = await createCandidates(ctx, 2);
    const [id = '', other = ''] = idsOf(candidates);
    const colleague = await test.signedIn();
    await saveCandidate(colleague, { candidateId: id });
    await saveCandidate(ctx, { candidateId: other, status: 'SHORTLISTED' });
    const list = async (of: Ctx) =>
      (
        await ctx.db.savedCandidate.findMany({
          where: { userId: of.viewer?.userId ?? '', candidateId: { in: [id, other] } },
          orderBy: { candidateId: 'asc' },
        })
      ).map(({ status, starred }) => [status, starred]);
    await run('save', null, [id, other], { action: 'toggle' });
    expect(await list(ctx)).toEqual([
      ['SHORTLISTED', true],
      ['SAVED', false],
    ]);
    await run('save', null, [id, other], { action: 'hire' });
    expect(await list(ctx)).toEqual([
      ['HIRED', true],
      ['HIRED', false],
    ]);
    await run('save', null, [id, other], { action: 'reject' });
    await run('save', null, [other], { action: 'save' });
    expect(await list(ctx)).toEqual([
      ['REJECTED', true],
      ['SAVED', false],
    ]);
    await run('unsave', null, [id, other], {});
    expect(await list(ctx)).toEqual([]);
    expect(await list(colleague)).toEqual([['SAVED', false]]);
  });

  it('schedules for all at the given time', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 2);
    const when = new Date('2026-04-01T09:30:00Z');
    await run('addActivity', projectId, idsOf(candidates), { type: 'SCHEDULE', when, channel: 'PHONE' });
    const rows = await ctx.db.activity.findMany({ where: { candidate: { projectId } } });
    expect(rows).toMatchObject([{ type: 'SCHEDULE', when, channel: 'PHONE' }, { when }]);
  });

  it('refuses an empty selection, one that is too large, and input that the operation does not take', async () => {
    await expectError(start('archive', null, [], {}), 'INVALID_INPUT');
    await expectError(
      start(
        'archive',
        null,
        Array.from({ length: 100_001 }, () => randomUUID()),
        {},
      ),
      'INVALID_INPUT',
    );
    await expectError(start('archive', randomUUID(), [randomUUID()], {}), 'NOT_FOUND');
    await expectError(start('addActivity', null, [randomUUID()], { type: 'NOTE', note: ' ' }), 'INVALID_INPUT');
    await expectError(start('setPayment', null, [randomUUID()], {}), 'INVALID_INPUT');
    expect(await ctx.db.bulkJob.count({ where: { state: 'PENDING' } })).toBe(0);
  });
});
