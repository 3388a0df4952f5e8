import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivity } from '../activities/addActivity.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { mergeCandidates } from '../persons/mergeCandidates.ts';
import { updateProject } from '../projects/updateProject.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { applyRetention, applyRetentionRules } from './applyRetention.ts';
import { getRetention, previewRetention } from './previewRetention.ts';
import { nextRetentionRun, type RetentionTerm } from './retentionRule.ts';
import { removeRetention, setRetention } from './setRetention.ts';

const day = 86_400_000;
const start = new Date('2026-03-02T10:00:00Z');

describe('a retention rule', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  let ids: string[];
  beforeAll(async () => {
    test = await createTestContext();
  });
  afterAll(() => test.drop());

  const rule: RetentionTerm = { days: 30, countedFrom: 'LAST_ACTIVITY' };
  const after = (days: number) => {
    test.clock.now = new Date(start.getTime() + days * day);
  };
  const id = (index: number) => ids[index] ?? '';
  async function begin(many: number) {
    test.clock.now = start;
    ctx = await test.signedIn();
    const made = await createCandidates(ctx, many, () => ({ createdAt: start }));
    projectId = made.projectId;
    ids = made.candidates.map((candidate) => candidate.id);
  }
  const left = async () => {
    const rows = await ctx.db.candidate.findMany({ where: { projectId }, select: { id: true } });
    return ids.flatMap((each, index) => (rows.some((row) => row.id === each) ? [index] : []));
  };
  const preview = (term: RetentionTerm = rule) => previewRetention(ctx, { projectId, ...term });

  it('previews whom it would erase and who would be kept, and changes nothing', async () => {
    await begin(6);
    await moveCandidate(ctx, { candidateId: id(0), stage: 'HIRED' });
    await saveCandidate(await test.signedIn(), { candidateId: id(1) });
    after(20);
    await addActivity(ctx, { candidateId: id(2), type: 'NOTE', note: 'Still of interest.' });
    await ctx.db.document.create({
      data: {
        projectId,
        candidateId: id(3),
        kind: 'RESUME',
        fileName: 'x.pdf',
        sizeBytes: 1,
        state: 'READING',
        createdAt: start,
      },
    });
    await addActivity(ctx, {
      candidateId: id(4),
      type: 'SCHEDULE',
      when: new Date(start.getTime() + 60 * day),
      channel: 'PHONE',
    });
    after(29);
    expect(await preview()).toMatchObject({ candidates: 0, people: 0, hired: 0, saved: 0, busy: 0 });
    after(31);
    expect(await preview()).toEqual({
      ...rule,
      candidates: 1,
      people: 1,
      firstIds: [id(5)],
      hired: 1,
      saved: 1,
      busy: 1,
      firstRunAt: new Date('2026-04-04T03:00:00Z'),
      nextOverAt: new Date(start.getTime() + 50 * day),
    });
    expect(await left()).toHaveLength(6);
    await expectError(preview({ ...rule, days: 0 }), 'INVALID_INPUT');
  });

  it('is set only with the number that the preview shows now, and is audited', async () => {
    await begin(2);
    after(40);
    await expectError(setRetention(ctx, { projectId, ...rule, previewed: 1 }), 'CONFLICT');
    expect(await getRetention(ctx, { projectId })).toBeNull();
    await setRetention(ctx, { projectId, ...rule, previewed: 2 });
    expect(await getRetention(ctx, { projectId })).toMatchObject({ days: 30, setById: ctx.viewer?.userId });
    await removeRetention(ctx, { projectId });
    await removeRetention(ctx, { projectId });
    const actions = await ctx.db.auditEvent.findMany({
      where: { entityId: projectId, action: { startsWith: 'project.retention' } },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action, details }) => [action, details])).toEqual([
      ['project.retention-set', { ...rule, previewed: 2 }],
      ['project.retention-removed', {}],
    ]);
    await expectError(setRetention(test.ctx, { projectId, ...rule, previewed: 2 }), 'UNAUTHENTICATED');
  });

  it('erases after a day of notice, once, leaves a record that names the rule, and tells who set it, without names', async () => {
    await begin(3);
    await saveCandidate(ctx, { candidateId: id(2) });
    after(40);
    await setRetention(ctx, { projectId, ...rule, previewed: 2 });
    expect(await applyRetention(ctx, { projectId })).toBe(0);
    after(41);
    await applyRetentionRules(ctx);
    await applyRetentionRules(ctx);
    const queued = await ctx.db.$queryRaw`
      select task_identifier as task from graphile_worker.jobs where key = ${`retention ${projectId}`}`;
    expect(queued).toEqual([{ task: 'applyRetention' }]);
    expect(await applyRetention(ctx, { projectId })).toBe(2);
    expect(await applyRetention(ctx, { projectId })).toBe(0);
    expect(await left()).toEqual([2]);
    const setById = ctx.viewer?.userId ?? '';
    const records = await ctx.db.auditEvent.findMany({ where: { entityId: { in: ids }, action: 'candidate.erased' } });
    expect(records).toHaveLength(2);
    for (const { actorId, details } of records)
      expect([actorId, details]).toEqual([null, { projectId, by: 'retention rule', ...rule, setById }]);
    const told = await ctx.db.notification.findMany({ where: { userId: setById, kind: 'retention-erased' } });
    expect(told.map(({ params }) => params)).toEqual([{ projectId, count: 2 }]);
  });

  it('does nothing any more once it is removed', async () => {
    await begin(1);
    after(40);
    await setRetention(ctx, { projectId, ...rule, previewed: 1 });
    after(42);
    await removeRetention(ctx, { projectId });
    expect(await applyRetention(ctx, { projectId })).toBe(0);
    expect(await left()).toEqual([0]);
  });

  it('takes merged candidates for one person: the newest activity counts, and all go together', async () => {
    await begin(3);
    await mergeCandidates(ctx, { mainId: id(0), otherIds: [id(1)] });
    after(20);
    await addActivity(ctx, { candidateId: id(0), type: 'NOTE', note: 'Called.' });
    after(31);
    expect(await preview()).toMatchObject({ candidates: 1, people: 1, firstIds: [id(2)] });
    after(51);
    expect(await preview()).toMatchObject({ candidates: 3, people: 2 });
    await setRetention(ctx, { projectId, ...rule, previewed: 3 });
    after(53);
    expect(await applyRetention(ctx, { projectId })).toBe(3);
  });

  it('leaves the same person in other positions, with the same file', async () => {
    await begin(1);
    const elsewhere = await createCandidates(ctx, 1, () => ({ createdAt: start }));
    const [other] = elsewhere.candidates;
    await ctx.db.storedFile.create({ data: { sha256: 'same', sizeBytes: 1, bytes: Buffer.from('x') } });
    const file = { kind: 'RESUME', fileName: 'x.txt', sizeBytes: 1, sha256: 'same', state: 'DONE', createdAt: start } as const;
    await ctx.db.document.create({ data: { ...file, projectId, candidateId: id(0) } });
    await ctx.db.document.create({ data: { ...file, projectId: elsewhere.projectId, candidateId: other?.id ?? null } });
    after(40);
    await setRetention(ctx, { projectId, ...rule, previewed: 1 });
    after(42);
    expect(await applyRetention(ctx, { projectId })).toBe(1);
    expect(await ctx.db.candidate.count({ where: { projectId: elsewhere.projectId } })).toBe(1);
    expect(await ctx.db.document.count({ where: { sha256: 'same' } })).toBe(1);
    expect(await ctx.db.storedFile.count({ where: { sha256: 'same' } })).toBe(1);
  });

  it('counted from the closing erases nobody while the position is open, and nobody who was active since', async () => {
    await begin(2);
    const closing: RetentionTerm = { days: 30, countedFrom: 'POSITION_CLOSED' };
    // The audit log uses the database's clock.
    const closed = Date.now();
    test.clock.now = new Date(closed + 365 * day);
    expect(await preview(closing)).toMatchObject({ candidates: 0, nextOverAt: null });
    await updateProject(ctx, { id: projectId, status: 'CLOSED' });
    test.clock.now = new Date(closed + 10 * day);
    await addActivity(ctx, { candidateId: id(1), type: 'NOTE', note: 'Asked again.' });
    test.clock.now = new Date(closed + 31 * day);
    expect(await preview(closing)).toMatchObject({ candidates: 1, firstIds: [id(0)] });
    await updateProject(ctx, { id: projectId, status: 'OPEN' });
    expect(await preview(closing)).toMatchObject({ candidates: 0 });
  });

  it.each([
    ['2026-03-02T10:00:00Z', '2026-03-02T10:00:00Z', '2026-03-04T03:00:00Z'],
    ['2026-03-02T03:00:00Z', '2026-03-02T03:00:00Z', '2026-03-03T03:00:00Z'],
    ['2026-03-02T10:00:00Z', '2026-05-02T02:00:00Z', '2026-05-02T03:00:00Z'],
  ])('set at %s runs, seen from %s, at %s', (setAt, now, expected) => {
    expect(nextRetentionRun({ setAt: new Date(setAt), now: new Date(now) })).toEqual(new Date(expected));
  });
});
