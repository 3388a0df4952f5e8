import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../api/mail/createMailer.ts';
import { answerSmtp } from '../../scripts/product/answerSmtp.ts';
import { MailError } from '../accounts/mailer.ts';
import { updateProfile } from '../accounts/updateProfile.ts';
import { addActivity } from '../activities/addActivity.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { digestDue } from './digestDue.ts';
import { sendDigest } from './sendDigest.ts';
import { sendDigests } from './sendDigests.ts';

let test: TestContext;
let ada: Ctx;
let bob: Ctx;
let candidateId: string;
/** A Monday. */
const start = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T06:00:00Z');
beforeAll(async () => {
  test = await createTestContext();
  [ada, bob] = [await test.signedIn('ada@example.com'), await test.signedIn('bob@example.com')];
});
beforeEach(async () => {
  test.mails.length = 0;
  test.clock.now = start;
  await test.ctx.db.project.deleteMany();
  await updateProfile(bob, { digest: 'OFF', language: 'en' });
  await updateProfile(bob, { digest: 'DAILY' });
  const { candidates } = await createCandidates(ada, 2, () => ({ fullName: 'Quasi Modo', createdAt: start }));
  candidateId = candidates[0]?.id ?? '';
});
afterAll(() => test.drop());

const userId = ({ viewer }: Ctx) => viewer?.userId ?? '';
const send = (ctx: Ctx = test.ctx) => sendDigest(ctx, { userId: userId(bob) });

it.each([
  ['DAILY', '2026-03-03T05:59:59Z', '2026-03-02T06:00:00.000Z'],
  ['DAILY', '2026-03-03T06:00:00Z', '2026-03-03T06:00:00.000Z'],
  ['WEEKLY', '2026-03-09T05:59:59Z', '2026-03-02T06:00:00.000Z'],
  ['WEEKLY', '2026-03-09T06:00:00Z', '2026-03-09T06:00:00.000Z'],
  ['OFF', '2026-03-09T06:00:00Z', undefined],
] as const)('%s at %s fell due at %s', (digest, now, expected) => {
  expect(digestDue(digest, new Date(now))?.toISOString()).toBe(expected);
});

it('tells what happened since, once, without names of candidates', async () => {
  await addActivity(ada, { candidateId, type: 'NOTE', note: 'Call Quasi Modo.', mentions: [userId(bob)] });
  await moveCandidate(ada, { candidateId, stage: 'INTERVIEW' });
  await send();
  expect(test.mails).toEqual([]);
  test.clock.now = tuesday;
  await send();
  await send();
  expect(test.mails).toHaveLength(1);
  const [{ to, text }] = test.mails as [(typeof test.mails)[number]];
  expect(to).toBe('bob@example.com');
  expect(text).toContain('Since 2 March');
  for (const line of ['Unread notifications: 1', 'New notes by colleagues: 1', ', Interview: 1', ': 2'])
    expect(text).toContain(line);
  expect(text).not.toContain('Quasi');
});

it('is written in the language of its reader', async () => {
  await updateProfile(bob, { language: 'ru' });
  test.clock.now = tuesday;
  await send();
  expect(test.mails[0]?.text).toMatch(/С 2 марта.*Новые кандидаты/s);
});

it('is not sent when nothing happened, and the next one starts from there', async () => {
  test.clock.now = tuesday;
  await send();
  test.mails.length = 0;
  test.clock.now = new Date('2026-03-04T06:00:00Z');
  await send();
  expect(test.mails).toEqual([]);
  expect((await test.ctx.db.user.findUniqueOrThrow({ where: { id: userId(bob) } })).digestSentAt).toEqual(test.clock.now);
});

it('comes again after a failure of the mail server, without a gap', async () => {
  test.clock.now = tuesday;
  const away = { delivers: true, send: () => Promise.reject(new MailError('unreachable', {})) };
  await expect(send({ ...test.ctx, mailer: away })).rejects.toThrow('unreachable');
  await send();
  expect(test.mails[0]?.text).toContain('Since 2 March');
});

it("reaches a mail server in a conversation of SMTP, in the reader's language", async () => {
  const received: string[] = [];
  const server = answerSmtp(received).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'NOA <noa@example.com>', print: expect.fail });
  await updateProfile(bob, { language: 'ru' });
  test.clock.now = tuesday;
  await send({ ...test.ctx, mailer });
  expect(received).toEqual(
    expect.arrayContaining(['MAIL FROM:<noa@example.com>', 'RCPT TO:<bob@example.com>', 'Content-Transfer-Encoding: base64']),
  );
  const text = Buffer.from(received.slice(received.indexOf('') + 1, received.indexOf('.')).join(''), 'base64').toString();
  expect(text).toMatch(/С 2 марта.*Новые кандидаты/s);
});

it('is enqueued once for who wants it and is due, and never without a mail server', async () => {
  const jobs = () =>
    test.ctx.db.$queryRaw<{ key: string }[]>`select key from graphile_worker.jobs where task_identifier = 'sendDigest'`;
  test.clock.now = tuesday;
  await sendDigests({ ...test.ctx, mailer: { ...test.ctx.mailer, delivers: false } });
  expect(await jobs()).toEqual([]);
  await sendDigests(test.ctx);
  await sendDigests(test.ctx);
  expect(await jobs()).toEqual([{ key: `digest ${userId(bob)}` }]);
});
