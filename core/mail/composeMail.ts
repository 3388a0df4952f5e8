import { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Mail } from '../accounts/mailer.ts';
import { fillSubject, fillTemplate, type MailValues } from './fillTemplate.ts';
import type { MailDraft } from './mailInput.ts';

const oneAddress = z.email();

export interface ComposedMail extends Mail {
  /** What the activity keeps of it: subject and text without the name, which blind review hides. */
  record: string;
}

/** The mail to one candidate. Null when the candidate has no address that a mail can be sent to. */
export async function composeMail(
  tx: Prisma.TransactionClient,
  { candidateId, userId, draft }: { candidateId: string; userId: string; draft: MailDraft },
): Promise<ComposedMail | null> {
  const candidate = await tx.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { email: true, fullName: true, projectId: true },
  });
  const to = oneAddress.safeParse(candidate.email?.trim());
  if (!to.success) return null;
  const select = { title: true } as const;
  const position = await tx.project.findUnique({ where: { id: draft.positionId ?? candidate.projectId }, select });
  const sender = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, fullName: true } });
  const values: MailValues = {
    name: candidate.fullName,
    position: position?.title ?? '',
    sender: sender.fullName?.trim() || sender.email,
  };
  const unnamed = { ...values, name: null };
  return {
    to: to.data,
    subject: fillSubject(draft.subject, values),
    text: fillTemplate(draft.text, values),
    replyTo: sender.email,
    record: `${fillSubject(draft.subject, unnamed)}\n\n${fillTemplate(draft.text, unnamed)}`,
  };
}
