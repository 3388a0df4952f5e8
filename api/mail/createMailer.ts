import type { Transporter } from 'nodemailer';
import type { Mailer } from '../../core/accounts/mailer.ts';

export interface CreateMailerOptions {
  /** `NOA_SMTP_URL`; null prints mails instead of sending them. */
  smtpUrl: string | null;
  /** `NOA_MAIL_FROM`. */
  from: string | null;
  /** Where mails go when there is no SMTP server: the server's own output, for the one person who runs it. */
  print(text: string): void;
}

/** How long a mail server may take, in milliseconds; after that the sending job fails and is retried later. */
const patience = 20_000;

/** Mail over SMTP, or onto the server's output where no SMTP server is configured. */
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
      await (await transport()).sendMail(mail);
    },
  };
}

/** Loaded with the first mail: most starts send none. */
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
