import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailError, type MailFailure } from '../accounts/mailer.ts';
import { invitationTimes } from '../activities/invitationTimes.ts';
import type { Ctx } from '../context.ts';
import { previewMail } from '../mail/previewMail.ts';
import { createProject } from '../projects/createProject.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import type { MailOperation } from './bulkOperation.ts';
import { findBulkOperation } from './bulkOperations.ts';
import { cancelJob } from './cancelJob.ts';
import { contactCandidate } from './contactCandidate.ts';
import { runBulk } from './runBulk.ts';
import { sendNextMail } from './sendNextMail.ts';
import { startBulk } from './startBulk.ts';

const draft = { subject: 'About {position}', text: 'Hello {name},\n\n{sender}' };
const operation = findBulkOperation('invite') as MailOperation;

describe('mails to candidates', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn('grace@example.com');
  });
  afterAll(() => test.drop());
  beforeEach(() => void (test.mails.length = 0));

  const people = (many: number) => createCandidates(ctx, many, (index) => ({ email: `person${index + 1}@example.com` }));
  const activities = (projectId: string) => ctx.db.activity.findMany({ where: { candidate: { projectId } } });
  const read = (id: string) =>
    ctx.db.bulkJob.findUniqueOrThrow({ where: { id }, include: { items: { orderBy: { position: 'asc' } } } });
  const invite = async (ids: string[], on = ctx) => startBulk(on, { kind: 'invite', selection: { ids }, input: draft });
  const failing = (failure: MailFailure): Ctx => ({
    ...ctx,
    mailer: { delivers: true, send: () => Promise.reject(new MailError(failure, { cause: 'test' })) },
  });

  it('go to one candidate with placeholders filled in and replies to the sender, and are recorded once sent', async () => {
    const { projectId, candidates } = await people(1);
    const { job, mailto } = await contactCandidate(ctx, { candidateId: candidates[0]?.id ?? '', ...draft });
    expect(mailto).toBeNull();
    expect(await activities(projectId)).toEqual([]);
    await drainQueue(test);
    expect(await read(job?.id ?? '')).toMatchObject({ kind: 'contact', state: 'SUCCESS', completed: 1 });
    expect(test.mails).toEqual([
      {
        to: 'person1@example.com',
        subject: 'About Engineer',
        text: 'Hello Person 1,\n\ngrace@example.com',
        replyTo: 'grace@example.com',
      },
    ]);
    expect(await activities(projectId)).toMatchObject([
      { type: 'CONTACT', channel: 'EMAIL', note: 'About Engineer\n\nHello,\n\ngrace@example.com', authorId: ctx.viewer?.userId },
    ]);
  });

  it("open the user's own mail program without a mail server, and are recorded all the same", async () => {
    const { projectId, candidates } = await people(1);
    const offline: Ctx = { ...ctx, mailer: { ...ctx.mailer, delivers: false } };
    const { job, mailto } = await contactCandidate(offline, {
      candidateId: candidates[0]?.id ?? '',
      subject: 'A & B?',
      text: 'Hi {name}\nBye',
    });
    expect(job).toBeNull();
    expect(mailto).toBe('mailto:person1%40example.com?subject=A%20%26%20B%3F&body=Hi%20Person%201%0D%0ABye');
    expect(await activities(projectId)).toHaveLength(1);
    await expectError(invite([candidates[0]?.id ?? ''], offline), 'NO_MAIL_SERVER');
  });

  it('invite to another position, each candidate once, and say who has no address', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 4, (index) => ({
      email: ['a@example.com', null, 'a@b.com, c@d.com', 'd@example.com'][index] ?? null,
    }));
    const { id: positionId } = await createProject(ctx, { title: 'Chef' });
    const ids = candidates.map(({ id }) => id);
    const { id } = await startBulk(ctx, { kind: 'invite', selection: { ids }, input: { ...draft, positionId } });
    await drainQueue(test);
    const job = await read(id);
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 2, failed: 2 });
    expect(job.items.map(({ state, message }) => message ?? state)).toEqual(['DONE', 'NO_EMAIL', 'NO_EMAIL', 'DONE']);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['a@example.com', 'About Chef'],
      ['d@example.com', 'About Chef'],
    ]);
    expect(await ctx.db.notification.count({ where: { kind: 'mail-failed', params: { path: ['jobId'], equals: id } } })).toBe(1);
    const times = await invitationTimes(ctx, { projectId: positionId, candidateIds: ids });
    expect([...times]).toEqual([ids[0], ids[3]].map((invited) => [invited, ctx.now()]));
    expect(await invitationTimes(ctx, { projectId, candidateIds: ids })).toEqual(new Map());
  });

  it('count as an invitation of the person, whichever of their documents it went to, and end with the position', async () => {
    const email = 'twice@example.com';
    const [first, second] = [
      await createCandidates(ctx, 1, () => ({ email })),
      await createCandidates(ctx, 1, () => ({ email })),
    ];
    const ids = [first, second].map(({ candidates }) => candidates[0]?.id ?? '');
    const [to, other] = ids as [string, string];
    await ctx.db.$executeRaw`update candidates set person_keys = array['email:twice'] where id = any(${ids}::uuid[])`;
    const { id: positionId } = await createProject(ctx, { title: 'Chef' });
    await contactCandidate(ctx, { candidateId: to, ...draft, positionId });
    await drainQueue(test);
    expect([...(await invitationTimes(ctx, { projectId: positionId, candidateIds: [other] })).keys()]).toEqual([other]);
    const waiting = await startBulk(ctx, { kind: 'invite', selection: { ids: [to] }, input: { ...draft, positionId } });
    await ctx.db.project.delete({ where: { id: positionId } });
    await drainQueue(test);
    expect((await read(waiting.id)).items).toMatchObject([{ state: 'FAILED', message: 'POSITION_DELETED' }]);
    expect(await activities(first.projectId)).toMatchObject([{ type: 'CONTACT', invitedToId: null }]);
    await expectError(contactCandidate(ctx, { candidateId: to, ...draft, positionId }), 'NOT_FOUND');
  });

  it('can be read before they are sent, as the candidate will', async () => {
    const { candidates } = await people(1);
    const { id: positionId } = await createProject(ctx, { title: 'Chef' });
    const preview = await previewMail(ctx, { candidateId: candidates[0]?.id ?? '', positionId, ...draft });
    expect(preview).toMatchObject({ subject: 'About Chef', text: 'Hello Person 1,\n\ngrace@example.com' });
    expect(test.mails).toEqual([]);
  });

  it('are sent in blind review, but not by a mail program that would name the candidate', async () => {
    const { candidates } = await people(1);
    const blind = await test.signedIn('blind@example.com');
    await blind.db.user.update({ where: { email: 'blind@example.com' }, data: { blindReview: true } });
    const offline: Ctx = { ...blind, mailer: { ...ctx.mailer, delivers: false } };
    await expectError(contactCandidate(offline, { candidateId: candidates[0]?.id ?? '', ...draft }), 'BLIND_REVIEW');
    await contactCandidate(blind, { candidateId: candidates[0]?.id ?? '', ...draft });
    await drainQueue(test);
    expect(test.mails).toHaveLength(1);
  });

  it('are not sent again when a worker dies while sending, and are reported as perhaps sent', async () => {
    const { projectId, candidates } = await people(2);
    const job = await invite(candidates.map(({ id }) => id));
    const dies: Ctx = { ...ctx, mailer: { delivers: true, send: () => Promise.reject(new Error('killed')) } };
    await expect(sendNextMail(dies, { jobId: job.id, operation })).rejects.toThrow('killed');
    await drainQueue(test);
    const ended = await read(job.id);
    expect(ended).toMatchObject({ state: 'SUCCESS', completed: 1, failed: 1 });
    expect(ended.items).toMatchObject([{ state: 'FAILED', message: 'MAIL_UNCERTAIN' }, { state: 'DONE' }]);
    expect(test.mails.map(({ to }) => to)).toEqual(['person2@example.com']);
    expect(await activities(projectId)).toHaveLength(1);
  });

  it.each([
    ['refused', 'MAIL_REFUSED'],
    ['uncertain', 'MAIL_UNCERTAIN'],
  ] as const)('that were %s are reported, and nothing is recorded as sent', async (failure, problem) => {
    const { projectId, candidates } = await people(1);
    const job = await invite(candidates.map(({ id }) => id));
    await runBulk(failing(failure), { jobId: job.id, signal: new AbortController().signal });
    expect((await read(job.id)).items).toMatchObject([{ state: 'FAILED', message: problem }]);
    expect(await activities(projectId)).toEqual([]);
  });

  it('wait while the mail server cannot be reached, and are sent once it can', async () => {
    const { candidates } = await people(2);
    const job = await invite(candidates.map(({ id }) => id));
    const run = runBulk(failing('unreachable'), { jobId: job.id, signal: new AbortController().signal });
    await expect(run).rejects.toThrow('unreachable');
    expect((await read(job.id)).items).toMatchObject([{ state: 'PENDING' }, { state: 'PENDING' }]);
    await drainQueue(test);
    expect(await read(job.id)).toMatchObject({ state: 'SUCCESS', completed: 2 });
  });

  it('that were sent while their job was cancelled count as sent; the others are not sent', async () => {
    const { projectId, candidates } = await people(3);
    const job = await invite(candidates.map(({ id }) => id));
    const cancels: Ctx = {
      ...ctx,
      mailer: {
        delivers: true,
        send: async (mail) => {
          await cancelJob(ctx, { jobId: job.id });
          await ctx.mailer.send(mail);
        },
      },
    };
    await runBulk(cancels, { jobId: job.id, signal: new AbortController().signal });
    await drainQueue(test);
    expect(await read(job.id)).toMatchObject({ state: 'REVOKED', completed: 1, total: 3 });
    expect([test.mails.length, (await activities(projectId)).length]).toEqual([1, 1]);
  });

  it('are refused to a candidate without an address, and without subject or text', async () => {
    const { candidates } = await createCandidates(ctx, 1);
    const candidateId = candidates[0]?.id ?? '';
    await expectError(contactCandidate(ctx, { candidateId, ...draft }), 'NO_EMAIL_ADDRESS');
    await expectError(contactCandidate(ctx, { candidateId, subject: ' ', text: 'x' }), 'INVALID_INPUT');
    await expectError(contactCandidate(ctx, { candidateId, subject: 'x', text: '' }), 'INVALID_INPUT');
  });
});
