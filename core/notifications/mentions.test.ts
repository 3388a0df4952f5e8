import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findUsers } from '../accounts/findUsers.ts';
import { MailError } from '../accounts/mailer.ts';
import { updateProfile } from '../accounts/updateProfile.ts';
import { addActivity } from '../activities/addActivity.ts';
import type { Ctx } from '../context.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { mailNotification } from './mailNotification.ts';

let test: TestContext;
let ada: Ctx;
let bob: Ctx;
let candidateId: string;
beforeAll(async () => {
  test = await createTestContext();
  [ada, bob] = [await test.signedIn('ada@example.com'), await test.signedIn('bob@example.com')];
  await updateProfile(ada, { fullName: 'Ada Byron' });
  await updateProfile(bob, { fullName: 'Боб Ёлкин', language: 'en' });
  const { candidates } = await createCandidates(ada, 1, () => ({ fullName: 'Quasi Modo' }));
  candidateId = candidates[0]?.id ?? '';
});
beforeEach(async () => {
  test.mails.length = 0;
  await test.ctx.db.notification.deleteMany();
});
afterAll(() => test.drop());

const idOf = ({ viewer }: Ctx) => viewer?.userId ?? '';
const mention = (...users: Ctx[]) =>
  addActivity(ada, { candidateId, type: 'NOTE', note: 'See this.', mentions: users.map(idOf) });
const told = () => test.ctx.db.notification.findMany({ orderBy: { kind: 'asc' } });

it('notifies mentioned users once, but neither the author nor unknown users', async () => {
  await test.ctx.db.savedCandidate.create({ data: { userId: idOf(bob), candidateId } });
  const stranger = { ...bob, viewer: { userId: crypto.randomUUID(), sessionId: null } };
  const note = await mention(bob, ada, bob, stranger);
  expect(note.mentions.toSorted()).toEqual([idOf(ada), idOf(bob)].toSorted());
  expect(await told()).toMatchObject([
    { userId: idOf(bob), kind: 'mention', path: `/analysis/${candidateId}#notes`, params: { authorId: idOf(ada), candidateId } },
  ]);
});

it('ignores mentions in activities that are not notes', async () => {
  const { mentions } = await addActivity(ada, { candidateId, type: 'CONTACT', note: 'x', mentions: [idOf(bob)] });
  expect([mentions, await told()]).toEqual([[], []]);
});

it('sends an e-mail once, without the name of the candidate', async () => {
  await mention(bob);
  const [row] = await told();
  await mailNotification(test.ctx, { notificationId: row!.id });
  await mailNotification(test.ctx, { notificationId: row!.id });
  expect(test.mails).toEqual([
    {
      to: 'bob@example.com',
      subject: 'NOA: Ada Byron mentioned you',
      text: expect.stringContaining(`https://noa.example.com/noa_analyse/analysis/${candidateId}#notes`),
    },
  ]);
  expect(JSON.stringify(test.mails)).not.toContain('Quasi');
});

it('sends none to users who have read it, do not want it or may no longer sign in, and none without a mail server', async () => {
  await mention(bob);
  const [row] = await told();
  const send = (ctx: Ctx) => mailNotification(ctx, { notificationId: row!.id });
  await send({ ...test.ctx, signInAllow: () => ['ada@example.com'] });
  await send({ ...test.ctx, mailer: { ...test.ctx.mailer, delivers: false } });
  await updateProfile(bob, { notifyByEmail: false });
  await send(test.ctx);
  await updateProfile(bob, { notifyByEmail: true });
  await test.ctx.db.notification.updateMany({ data: { readAt: test.clock.now } });
  await send(test.ctx);
  expect(test.mails).toEqual([]);
});

it('tries again only when no server took the mail', async () => {
  await mention(bob);
  const [row] = await told();
  const failing = (failure: 'unreachable' | 'uncertain') => ({
    ...test.ctx,
    mailer: { delivers: true, send: () => Promise.reject(new MailError(failure, {})) },
  });
  await expect(mailNotification(failing('unreachable'), { notificationId: row!.id })).rejects.toThrow('unreachable');
  await mailNotification(failing('uncertain'), { notificationId: row!.id });
  await mailNotification(test.ctx, { notificationId: row!.id });
  expect(test.mails).toEqual([]);
});

it('finds colleagues by the beginning of a word of their name, or of their address', async () => {
  const found = async (search: string, ctx = ada) => (await findUsers(ctx, { search, take: 6 })).map(({ email }) => email);
  expect(await found('елк')).toEqual(['bob@example.com']);
  expect(await found('bob@')).toEqual(['bob@example.com']);
  expect(await found('ada')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('', bob)).toEqual(['ada@example.com']);
  expect(await found('', { ...bob, signInAllow: () => ['bob@example.com'] })).toEqual([]);
});
