import { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Mail } from '../accounts/mailer.ts';
import { fillSubject, fillTemplate } from './fillTemplate.ts';
import type { MailDraft } from './mailInput.ts';
import { readMailValues } from './readMailValues.ts';

const oneAddress = z.email();

export interface ComposedMail extends Mail {
  /** The note of the activity: subject and text without the name, which blind review hides. */
  record: string;
  /** The position to which the mail invites. */
  invitedToId: string | null;
}

export interface ComposeMailInput {
  candidateId: string;
  userId: string;
  draft: MailDraft;
}

/** The candidate's e-mail address; null when there is none or it is not a single valid address. */
export function mailAddress(email: string | null): string | null {
  const address = oneAddress.safeParse(email?.trim());
  return address.success ? address.data : null;
}

/** The mail to one candidate, or why it cannot be sent. */
export async function composeMail(
  tx: Prisma.TransactionClient,
  { candidateId, userId, draft }: ComposeMailInput,
): Promise<ComposedMail | 'NO_EMAIL' | 'POSITION_DELETED'> {
  const { email, sender, values } = await readMailValues(tx, { candidateId, userId, positionId: draft.positionId });
  const to = mailAddress(email);
  if (to === null) return 'NO_EMAIL';
  if (values === null) return 'POSITION_DELETED';
  const unnamed = { ...values, name: null };
  return {
    to,
    subject: fillSubject(draft.subject, values),
    text: fillTemplate(draft.text, values),
    replyTo: sender,
    record: `${fillSubject(draft.subject, unnamed)}\n\n${fillTemplate(draft.text, unnamed)}`,
    invitedToId: draft.positionId,
  };
}
