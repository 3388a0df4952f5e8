import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyResumeFacts, type Fact } from '../../plugins/contract.ts';
import { addActivity } from '../activities/addActivity.ts';
import { listSamePersons } from '../candidates/listSamePersons.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import { upsertFromFacts } from '../candidates/upsertFromFacts.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { setCandidatePayment } from '../payments/setCandidatePayment.ts';
import { createProject } from '../projects/createProject.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { makeMainCandidate } from './makeMainCandidate.ts';
import { mergeCandidates, releaseMerged } from './mergeCandidates.ts';
import { tellApart } from './tellApart.ts';
import { unmergeCandidate } from './unmergeCandidate.ts';

describe('one person with several documents', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer', skills: ['Go'] }));
  });

  const fact = (value: string): Fact<string> => ({ value, evidence: [], confidence: 1 });

  /** A candidate whose document states an e-mail, or the phone of an agency. */
  async function add(name: string, shared: 'email' | 'phone' = 'email'): Promise<string> {
    const document = await ctx.db.document.create({
      data: { projectId, kind: 'RESUME', fileName: `${name}.txt`, sizeBytes: 9, readShare: 1 },
    });
    const contact = shared === 'email' ? { email: fact('ada@example.com') } : { phone: fact('+1 555 010 000') };
    const facts = { ...emptyResumeFacts(), name: fact(name), ...contact };
    return inTransaction(ctx, (tx) => upsertFromFacts(ctx, tx, { document, facts, extractorId: 'local', extractorVersion: '1' }));
  }

  /** Everything that merging may touch, in a comparable form. */
  async function snapshot(): Promise<unknown> {
    const rows = await ctx.db.candidate.findMany({
      where: { projectId },
      orderBy: { id: 'asc' },
      include: {
        activities: { orderBy: { id: 'asc' } },
        saved: { orderBy: { id: 'asc' }, omit: { updatedAt: true } },
        corrections: { orderBy: { field: 'asc' }, omit: { id: true } },
        meta: { omit: { updatedAt: true } },
        merge: true,
      },
    });
    return rows.map(({ updatedAt: _updated, ...row }) => row);
  }

  async function fill(one: string, other: string): Promise<void> {
    const second = await test.signedIn('second@example.com');
    await addActivity(ctx, { candidateId: one, type: 'NOTE', note: 'first' });
    await addActivity(ctx, { candidateId: other, type: 'NOTE', note: 'second' });
    await saveCandidate(ctx, { candidateId: one });
    await saveCandidate(ctx, { candidateId: other, status: 'SHORTLISTED', starred: true });
    await saveCandidate(second, { candidateId: other });
    await setCandidatePayment(ctx, { candidateId: other, paymentExpected: 90_000, currency: 'EUR' });
    await moveCandidate(ctx, { candidateId: other, stage: 'INTERVIEW' });
    await ctx.db.correction.create({ data: { candidateId: other, field: 'phone', value: '+1 555 0100', authorId: null } });
  }

  it('are merged without loss', async () => {
    const [main, other] = [await add('Ada'), await add('Ada B.')];
    await fill(main, other);
    await mergeCandidates(ctx, { mainId: main, otherIds: [other] });
    const merged = await ctx.db.candidate.findUniqueOrThrow({
      where: { id: main },
      include: { activities: true, saved: true, corrections: true, meta: true, merged: true },
    });
    expect(merged.activities.map(({ note }) => note)).toEqual(expect.arrayContaining(['first', 'second']));
    expect(merged.saved).toHaveLength(2);
    expect(merged.saved.find(({ userId }) => userId === ctx.viewer?.userId)).toMatchObject({
      status: 'SHORTLISTED',
      starred: true,
    });
    expect(merged.corrections).toMatchObject([{ field: 'phone', value: '+1 555 0100' }]);
    expect(merged).toMatchObject({ stage: 'INTERVIEW', phone: '+1 555 0100', paymentExpected: 90_000, currency: 'EUR' });
    expect(merged.merged.map(({ id }) => id)).toEqual([other]);
    expect(await ctx.db.auditEvent.count({ where: { action: 'candidate.merged', entityId: other } })).toBe(1);
  });

  it('are exactly as before when they are un-merged', async () => {
    const [main, other] = [await add('Ada'), await add('Ada B.')];
    await fill(main, other);
    const before = await snapshot();
    await mergeCandidates(ctx, { mainId: main, otherIds: [other] });
    expect(await snapshot()).not.toEqual(before);
    await unmergeCandidate(ctx, { candidateId: other });
    await unmergeCandidate(ctx, { candidateId: other });
    expect(await snapshot()).toEqual(before);
  });

  it('leave with the main one what was added or changed since', async () => {
    const [main, other] = [await add('Ada'), await add('Ada B.')];
    await fill(main, other);
    await mergeCandidates(ctx, { mainId: main, otherIds: [other] });
    await addActivity(ctx, { candidateId: main, type: 'NOTE', note: 'since' });
    await moveCandidate(ctx, { candidateId: main, stage: 'OFFER' });
    await unmergeCandidate(ctx, { candidateId: other });
    const notes = await ctx.db.activity.findMany({ where: { candidateId: main, type: 'NOTE' }, orderBy: { id: 'asc' } });
    expect(new Set(notes.map(({ note }) => note))).toEqual(new Set(['first', 'since']));
    expect(await ctx.db.candidate.findUniqueOrThrow({ where: { id: main } })).toMatchObject({ stage: 'OFFER' });
    expect(await ctx.db.candidate.findUniqueOrThrow({ where: { id: other } })).toMatchObject({
      stage: 'INTERVIEW',
      mergedIntoId: null,
    });
  });

  it('cannot be changed by themselves while they are merged', async () => {
    const [main, other] = [await add('Ada'), await add('Ada B.')];
    await mergeCandidates(ctx, { mainId: main, otherIds: [other] });
    await expectError(addActivity(ctx, { candidateId: other, type: 'NOTE', note: 'x' }), 'CONFLICT');
  });

  it('are merged once when two users do it at once', async () => {
    const [main, other] = [await add('Ada'), await add('Ada B.')];
    await addActivity(ctx, { candidateId: other, type: 'NOTE', note: 'once' });
    await Promise.all([1, 2].map(() => mergeCandidates(ctx, { mainId: main, otherIds: [other] })));
    expect(await ctx.db.candidateMerge.count({ where: { mainId: main } })).toBe(1);
    expect(await ctx.db.activity.count({ where: { candidateId: main } })).toBe(1);
  });

  it('make no cycle, and are not merged into what is merged', async () => {
    const [a, b, c] = [await add('Ada'), await add('Ada B.'), await add('Ada C.')];
    const both = await Promise.allSettled([
      mergeCandidates(ctx, { mainId: a, otherIds: [b] }),
      mergeCandidates(ctx, { mainId: b, otherIds: [a] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { mainId, candidateId } = await ctx.db.candidateMerge.findFirstOrThrow({ where: { mainId: { in: [a, b] } } });
    await expectError(mergeCandidates(ctx, { mainId: candidateId, otherIds: [c] }), 'CONFLICT');
    await expectError(mergeCandidates(ctx, { mainId: c, otherIds: [candidateId] }), 'CONFLICT');
    await expectError(mergeCandidates(ctx, { mainId, otherIds: [mainId] }), 'INVALID_INPUT');
  });

  it('bring along candidates merged into them, and each is restored on its own', async () => {
    const [a, b, c] = [await add('Ada'), await add('Ada B.'), await add('Ada C.')];
    await addActivity(ctx, { candidateId: a, type: 'NOTE', note: 'of a' });
    await addActivity(ctx, { candidateId: b, type: 'NOTE', note: 'of b' });
    const before = await snapshot();
    await mergeCandidates(ctx, { mainId: b, otherIds: [a] });
    await mergeCandidates(ctx, { mainId: c, otherIds: [b] });
    expect(await ctx.db.candidate.count({ where: { mergedIntoId: c } })).toBe(2);
    expect(await ctx.db.activity.count({ where: { candidateId: c } })).toBe(2);
    await unmergeCandidate(ctx, { candidateId: a });
    await unmergeCandidate(ctx, { candidateId: b });
    expect(await snapshot()).toEqual(before);
  });

  it('can be led by another document', async () => {
    const [main, other] = [await add('Ada'), await add('Ada B.')];
    await addActivity(ctx, { candidateId: main, type: 'NOTE', note: 'first' });
    await mergeCandidates(ctx, { mainId: main, otherIds: [other] });
    await makeMainCandidate(ctx, { candidateId: other });
    expect(await ctx.db.candidate.findUniqueOrThrow({ where: { id: main } })).toMatchObject({ mergedIntoId: other });
    expect(await ctx.db.activity.count({ where: { candidateId: other } })).toBe(1);
    await unmergeCandidate(ctx, { candidateId: main });
    expect(await ctx.db.activity.count({ where: { candidateId: main } })).toBe(1);
  });

  it('come back when the main one is deleted', async () => {
    const [main, other] = [await add('Ada'), await add('Ada B.')];
    await addActivity(ctx, { candidateId: other, type: 'NOTE', note: 'kept' });
    await mergeCandidates(ctx, { mainId: main, otherIds: [other] });
    await ctx.db.$transaction(async (tx) => {
      await releaseMerged(ctx, tx, { mainId: main });
      await tx.candidate.delete({ where: { id: main } });
    });
    expect(await ctx.db.candidate.findUniqueOrThrow({ where: { id: other }, include: { activities: true } })).toMatchObject({
      mergedIntoId: null,
      activities: [{ note: 'kept' }],
    });
  });

  it('are other people of other positions', async () => {
    const main = await add('Ada');
    ({ id: projectId } = await createProject(ctx, { title: 'Other', skills: ['Go'] }));
    await expectError(mergeCandidates(ctx, { mainId: main, otherIds: [await add('Ada')] }), 'INVALID_INPUT');
  });

  describe('that only share an agency', () => {
    const persons = async () =>
      (await ctx.db.candidate.findMany({ where: { projectId }, orderBy: { id: 'asc' } })).map(({ personId }) => personId);

    it('are told apart for good', async () => {
      const [a, b, c] = [await add('Ada', 'phone'), await add('Bob', 'phone'), await add('Cleo', 'phone')];
      expect(await persons()).toEqual([a, a, a]);
      await tellApart(ctx, { candidateId: a, otherId: b, different: true });
      expect(await persons()).toEqual([a, null, a]);
      expect((await listSamePersons(ctx, { candidateIds: [b] })).get(b)).toBeUndefined();
      await tellApart(ctx, { candidateId: b, otherId: c, different: true });
      const d = await add('Dan', 'phone');
      expect(await persons()).toEqual([a, null, a, a]);
      await tellApart(ctx, { candidateId: a, otherId: d, different: true });
      await tellApart(ctx, { candidateId: c, otherId: d, different: true });
      expect(await persons()).toEqual([a, b, a, b]);
    });

    it('may be one person after all', async () => {
      const [a, b] = [await add('Ada'), await add('Ada')];
      await tellApart(ctx, { candidateId: b, otherId: a, different: true });
      expect(await persons()).toEqual([null, null]);
      await tellApart(ctx, { candidateId: a, otherId: b, different: false });
      expect(await persons()).toEqual([a, a]);
      await tellApart(ctx, { candidateId: a, otherId: b, different: true });
      await mergeCandidates(ctx, { mainId: a, otherIds: [b] });
      await unmergeCandidate(ctx, { candidateId: b });
      expect(await persons()).toEqual([a, a]);
    });
  });
});
