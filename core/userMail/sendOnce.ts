import { type Mail, MailError } from '../accounts/mailer.ts';
import type { Ctx } from '../context.ts';

export interface SentMark {
  /** Marks the mail as sent; false when it was already. */
  claim(): Promise<boolean>;
  /** Removes the mark, so that the next run sends the mail. */
  release(): Promise<void>;
}

/**
 * Sends a mail at most once: it is marked as sent before it is handed over, so a second run, or one after a crash, sends nothing. The mark is removed only when
 * it is certain that no server took the mail.
 *
 * @throws MailError `unreachable`: the next run tries again
 */
export async function sendOnce({ mailer }: Pick<Ctx, 'mailer'>, mail: Mail, { claim, release }: SentMark): Promise<void> {
  if (!(await claim())) return;
  try {
    await mailer.send({ ...mail, subject: mail.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim() });
  } catch (error) {
    // Refused for good or perhaps sent: do not try again.
    if (!(error instanceof MailError) || error.failure !== 'unreachable') return;
    await release();
    throw error;
  }
}
