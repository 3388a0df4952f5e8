import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../core/accounts/mailer.ts';
import { answerSmtp } from '../../scripts/product/answerSmtp.ts';
import { createMailer } from './createMailer.ts';

describe('createMailer', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  it('prints the whole mail where no SMTP server is configured', async () => {
    const printed: string[] = [];
    const mailer = createMailer({ smtpUrl: null, from: null, print: (text) => printed.push(text) });
    await mailer.send({ to: 'ada@example.com', subject: 'Code', text: 'It is 123456.' });
    expect(mailer.delivers).toBe(false);
    expect(printed.join()).toMatch(/ada@example\.com[\s\S]*Code[\s\S]*123456/);
  });

  it('hands the mail to the SMTP server, from the configured sender', async () => {
    const received: string[] = [];
    server = answerSmtp(received).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'NOA <noa@example.com>', print: expect.fail });
    await mailer.send({ to: 'ada@example.com', subject: 'Code', text: 'It is 123456.' });
    expect(mailer.delivers).toBe(true);
    expect(received).toEqual(
      expect.arrayContaining(['MAIL FROM:<noa@example.com>', 'RCPT TO:<ada@example.com>', 'Subject: Code', 'It is 123456.']),
    );
  });

  it('says so when the mail server cannot be reached', async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'noa@example.com', print: expect.fail });
    await expect(mailer.send({ to: 'ada@example.com', subject: 'Code', text: 'x' })).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });

  it.each([
    ['550 no such person', 'refused'],
    ['451 try later', 'unreachable'],
  ])('tells what the server thinks of the recipient: %s', async (answer, failure) => {
    server = answerSmtp([], { RCPT: `${answer}\r\n` }).listen(0, '127.0.0.1');
    await expect(sendTo(server)).rejects.toMatchObject({ failure });
  });

  it('does not know whether a mail arrived when the connection breaks after its text', async () => {
    server = answerSmtp([], { '.': null }).listen(0, '127.0.0.1');
    await expect(sendTo(server)).rejects.toMatchObject({ failure: 'uncertain' });
  });

  it.each(['to', 'subject', 'replyTo'] as const)('lets nothing in the %s become a header or another recipient', async (field) => {
    const received: string[] = [];
    server = answerSmtp(received).listen(0, '127.0.0.1');
    const attack = 'x@example.com\r\nBcc: eve@example.com\r\n\r\nInjected';
    await sendTo(server, { [field]: attack }).catch(() => undefined);
    expect(received.filter((line) => /^(Bcc:|Injected|RCPT TO:<eve)/i.test(line))).toEqual([]);
  });

  async function sendTo(at: Server, fields: Partial<Mail> = {}): Promise<void> {
    await once(at, 'listening');
    const { port } = at.address() as AddressInfo;
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'noa@example.com', print: expect.fail });
    await mailer.send({ to: 'ada@example.com', subject: 'Code', text: 'x', ...fields });
  }
});
