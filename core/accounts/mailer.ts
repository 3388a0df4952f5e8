export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Outgoing mail: sent over SMTP, or printed to the server's log when no SMTP server is configured. */
export interface Mailer {
  /** False: nothing leaves this machine, mails are printed to the log. */
  readonly delivers: boolean;
  /** @throws Error when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
}
