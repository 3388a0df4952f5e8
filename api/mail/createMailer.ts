import type { Transporter } from 'nodemailer';
import { MailError, type Mailer, type MailFailure } from '../../core/accounts/mailer.ts';

export interface CreateMailerOptions {
  /** `NOA_SMTP_URL`; null prints mails instead of sending them. */
  smtpUrl: string | null;
  /** `NOA_MAIL_FROM`. */
  from: string | null;
  /** Prints mails when there is no SMTP server, for the person who runs this one. */
  print(text: string): void;
}

/** How long a mail server may take, in milliseconds; after that the sending job fails and is retried later. */
const patience = 20_000;

/** Exactly one address: a list or a header would reach people nobody chose. */
const oneAddress = /^[^\s,;:<>()@]{1,256}@[^\s,;:<>()@]{1,256}$/;

/** Sends mails over SMTP, or prints them if no SMTP server is configured. */
export function createMailer({ smtpUrl, from, print }: CreateMailerOptions): Mailer {
  if (smtpUrl === null) {
    return {
      delivers: false,
      send: async ({ to, subject, text }) =>
        print(`Mail to ${to} (not sent: NOA_SMTP_URL is not set)\n  ${subject}\n  ${text.replaceAll('\n', '\n  ')}`),
    };
  }
  const transport = openTransport(smtpUrl, from);
  return {
    delivers: true,
    async send(mail) {
      for (const address of [mail.to, mail.replyTo])
        if (address !== undefined && !oneAddress.test(address)) throw new MailError('refused', { cause: 'not one address' });
      try {
        await (await transport()).sendMail(mail);
      } catch (error) {
        throw new MailError(failureOf(error), { cause: error });
      }
    },
  };
}

/**
 * If the server answered with an error, it has not taken the mail; 5xx is final, unless it refused us rather than the mail. Without an answer, the mail was
 * certainly not sent only if no connection was made; a connection that broke later may have carried the whole mail.
 */
function failureOf(error: unknown): MailFailure {
  const { responseCode, code, command, syscall, timeoutType } = error as Record<string, unknown>;
  const ours = command === 'CONN' || (typeof command === 'string' && command.startsWith('AUTH'));
  if (typeof responseCode === 'number') return responseCode >= 500 && !ours ? 'refused' : 'unreachable';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused';
  const broke = (code === 'ESOCKET' && syscall !== 'connect') || code === 'ECONNECTION' || timeoutType === 'SOCKET_TIMEOUT';
  return broke ? 'uncertain' : 'unreachable';
}

/** Loaded with the first mail, because most processes send none. */
function openTransport(smtpUrl: string, from: string | null): () => Promise<Transporter> {
  let transport: Promise<Transporter> | undefined;
  return () => {
    transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport(
        { url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
        { from: from ?? undefined },
      ),
    );
    return transport;
  };
}
