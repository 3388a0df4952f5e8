import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addActivity } from '../activities/addActivity.ts';
import type { Ctx } from '../context.ts';
import { correctCandidate } from '../corrections/correctCandidate.ts';
import { setCandidatePayment } from '../payments/setCandidatePayment.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { unsaveCandidate } from '../saved/unsaveCandidate.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { archiveCandidate } from './archiveCandidate.ts';
import { moveCandidate } from './stages/moveCandidate.ts';

describe("a user's change of a candidate", () => {
  let test: TestContext;
  let ctx: Ctx;
  let colleague: Ctx;
  let candidateId: string;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
    colleague = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    const { candidates } = await createCandidates(ctx, 1, () => ({ paymentExpected: 50_000, currency: 'EUR' }));
    candidateId = candidates[0]?.id ?? '';
    const salary = { value: { amount: 50_000, max: null, period: 'year', currency: 'EUR' }, evidence: [], confidence: 1 };
    await ctx.db.candidateFacts.create({
      data: { candidateId, facts: { salary, skills: [] }, extractorId: 'local', extractorVersion: '1' },
    });
  });

  const saved = (of: Ctx) =>
    of.db.savedCandidate.findUnique({
      where: { userId_candidateId: { userId: of.viewer?.userId ?? '', candidateId } },
      select: { status: true, starred: true },
    });
  const activities = () => ctx.db.activity.findMany({ where: { candidateId } });
  const audited = (action: string) => ctx.db.auditEvent.findMany({ where: { entityId: candidateId, action } });

  it('saves for this user alone; a shortlisted one is starred', async () => {
    await saveCandidate(ctx, { candidateId });
    expect(await saved(ctx)).toEqual({ status: 'SAVED', starred: false });
    await saveCandidate(ctx, { candidateId, status: 'SHORTLISTED' });
    expect(await saved(ctx)).toEqual({ status: 'SHORTLISTED', starred: true });
    expect(await saved(colleague)).toBeNull();
  });

  it('keeps status and star of a saved candidate that is saved again without one', async () => {
    await saveCandidate(ctx, { candidateId, status: 'SHORTLISTED' });
    await saveCandidate(ctx, { candidateId });
    expect(await saved(ctx)).toEqual({ status: 'SHORTLISTED', starred: true });
    await saveCandidate(ctx, { candidateId, status: 'HIRED' });
    expect(await saved(ctx)).toEqual({ status: 'HIRED', starred: true });
    await saveCandidate(ctx, { candidateId, status: 'SAVED' });
    expect(await saved(ctx)).toEqual({ status: 'SAVED', starred: false });
  });

  it('removes from the list, also twice', async () => {
    await saveCandidate(ctx, { candidateId });
    await unsaveCandidate(ctx, { candidateId });
    await unsaveCandidate(ctx, { candidateId });
    expect(await saved(ctx)).toBeNull();
  });

  it('moves to a stage with an activity that says from where, and an audit record; moving to the same stage does nothing', async () => {
    expect(await moveCandidate(ctx, { candidateId, stage: 'INTERVIEW', note: '  ' })).toMatchObject({ stage: 'INTERVIEW' });
    await moveCandidate(ctx, { candidateId, stage: 'INTERVIEW' });
    expect(await activities()).toMatchObject([
      { type: 'STAGE_CHANGE', fromStage: 'APPLIED', toStage: 'INTERVIEW', note: null, authorId: ctx.viewer?.userId },
    ]);
    expect(await audited('candidate.stage-changed')).toMatchObject([{ details: { from: 'APPLIED', to: 'INTERVIEW' } }]);
  });

  it('rejects only with a reason, kept with the move and in the audit log; another reason needs words', async () => {
    const refused = async (input: object) =>
      (await expectError(moveCandidate(ctx, { candidateId, stage: 'REJECTED', ...input }), 'INVALID_INPUT')).issues[0]?.pointer;
    expect(await refused({})).toBe('/reason');
    expect(await refused({ reason: 'OTHER', note: ' ' })).toBe('/note');
    expect(await refused({ stage: 'OFFER', reason: 'PAY' })).toBe('/reason');
    expect(await activities()).toEqual([]);
    // A note alone is a reason.
    await moveCandidate(ctx, { candidateId, stage: 'REJECTED', note: 'Moves abroad.' });
    expect(await activities()).toMatchObject([{ rejectionReason: 'OTHER', note: 'Moves abroad.', authorId: ctx.viewer?.userId }]);
    expect(await audited('candidate.stage-changed')).toMatchObject([
      { details: { from: 'APPLIED', to: 'REJECTED', reason: 'OTHER' } },
    ]);
  });

  it('knows since when a candidate is in its stage: from arrival, then from each move', async () => {
    const arrived = new Date(test.clock.now.getTime() - 5 * 86_400_000);
    await ctx.db.candidate.update({ where: { id: candidateId }, data: { createdAt: arrived } });
    await moveCandidate(ctx, { candidateId, stage: 'INTERVIEW' });
    await moveCandidate(ctx, { candidateId, stage: 'OFFER' });
    const moves = await ctx.db.activity.findMany({ where: { candidateId }, select: { fromStage: true, stageSince: true } });
    expect(moves).toEqual(
      expect.arrayContaining([
        { fromStage: 'APPLIED', stageSince: arrived },
        { fromStage: 'INTERVIEW', stageSince: test.clock.now },
      ]),
    );
    expect(await ctx.db.candidate.findUnique({ where: { id: candidateId } })).toMatchObject({ stageSince: test.clock.now });
  });

  it('archives and restores, each audited once', async () => {
    expect((await archiveCandidate(ctx, { candidateId })).archivedAt).toEqual(test.clock.now);
    await archiveCandidate(ctx, { candidateId });
    expect((await archiveCandidate(ctx, { candidateId, archived: false })).archivedAt).toBeNull();
    expect(await audited('candidate.archived')).toHaveLength(1);
    expect(await audited('candidate.unarchived')).toHaveLength(1);
  });

  it('records a note for everybody, and tells those who saved the candidate, but not its author', async () => {
    await saveCandidate(ctx, { candidateId });
    await saveCandidate(colleague, { candidateId });
    const activity = await addActivity(ctx, { candidateId, type: 'NOTE', note: ' Speaks well. ' });
    expect(activity).toMatchObject({ note: 'Speaks well.', authorId: ctx.viewer?.userId, createdAt: test.clock.now });
    const told = await ctx.db.notification.findMany({ where: { kind: 'note-on-saved' } });
    expect(told).toMatchObject([{ userId: colleague.viewer?.userId, params: { candidateId, count: 1 } }]);
  });

  it('refuses a blank note, and an appointment without a time', async () => {
    const note = await expectError(addActivity(ctx, { candidateId, type: 'NOTE', note: ' \n\t ' }), 'INVALID_INPUT');
    expect(note.issues).toEqual([{ pointer: '/note', message: 'Write a note first.' }]);
    const schedule = await expectError(addActivity(ctx, { candidateId, type: 'SCHEDULE' }), 'INVALID_INPUT');
    expect(schedule.issues[0]?.pointer).toBe('/when');
    expect(await activities()).toEqual([]);
  });

  it("lets the user's pay win over the document's, also when the facts are applied again", async () => {
    await setCandidatePayment(ctx, { candidateId, paymentExpected: 95_000 });
    await correctCandidate(ctx, { candidateId, field: 'title', value: 'Engineer' });
    expect(await ctx.db.candidate.findUnique({ where: { id: candidateId } })).toMatchObject({
      paymentExpected: 95_000,
      currency: 'USD',
    });
  });

  it('shows no pay for zero or less, and the document’s again when the user takes the figure back', async () => {
    expect(await setCandidatePayment(ctx, { candidateId, paymentExpected: -1 })).toMatchObject({
      paymentExpected: null,
      currency: null,
    });
    expect(await setCandidatePayment(ctx, { candidateId })).toMatchObject({ paymentExpected: 50_000, currency: 'EUR' });
  });

  it('lets a later correction of the pay win over the figure entered before', async () => {
    await setCandidatePayment(ctx, { candidateId, paymentExpected: 95_000 });
    const value = { amount: 70_000, currency: 'GBP' };
    expect(await correctCandidate(ctx, { candidateId, field: 'salary', value })).toMatchObject({
      paymentExpected: 70_000,
      currency: 'GBP',
    });
  });

  it('refuses unknown currencies, merged and deleted candidates, and callers who are not signed in', async () => {
    await expectError(setCandidatePayment(ctx, { candidateId, paymentExpected: 1, currency: 'dollars' }), 'INVALID_INPUT');
    const { candidates } = await createCandidates(ctx, 1, () => ({ mergedIntoId: candidateId }));
    await expectError(moveCandidate(ctx, { candidateId: candidates[0]?.id ?? '', stage: 'OFFER' }), 'CONFLICT');
    await expectError(saveCandidate(ctx, { candidateId: 'nobody' }), 'NOT_FOUND');
    await expectError(archiveCandidate(test.ctx, { candidateId }), 'UNAUTHENTICATED');
  });
});
