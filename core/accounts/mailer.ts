export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Where replies go; to the sender by default. */
  replyTo?: string;
}

/**
 * Why a mail was not sent: `refused` by the server for good; `unreachable`, no server took it yet; `uncertain`, the connection broke after the text was handed
 * over, so it may have been sent.
 */
export type MailFailure = 'refused' | 'unreachable' | 'uncertain';

export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(
    readonly failure: MailFailure,
    options: ErrorOptions,
  ) {
    super(`The mail was not sent: ${failure}.`, options);
  }
}

/** Outgoing mail: sent over SMTP, or printed to the server's log when no SMTP server is configured. */
export interface Mailer {
  /** False: nothing leaves this machine, mails are printed to the log. */
  readonly delivers: boolean;
  /** @throws MailError when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
}
