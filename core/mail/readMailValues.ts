import type { Prisma } from '../../prisma/generated/client.ts';
import type { MailValues } from './fillTemplate.ts';

export interface MailValuesInput {
  candidateId: string;
  userId: string;
  /** Null: the candidate's own. */
  positionId: string | null;
}

export interface AddressedValues {
  /** The candidate's name, as read or corrected. */
  email: string | null;
  /** E-mail address of the sending user. */
  sender: string;
  /** Null when the position is gone. */
  values: MailValues | null;
}

/** The values for the placeholders of a mail to one candidate. */
export async function readMailValues(
  tx: Prisma.TransactionClient,
  { candidateId, userId, positionId }: MailValuesInput,
): Promise<AddressedValues> {
  const { email, fullName, projectId } = await tx.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { email: true, fullName: true, projectId: true },
  });
  const position = await tx.project.findUnique({ where: { id: positionId ?? projectId }, select: { title: true } });
  const sender = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, fullName: true } });
  const signature = sender.fullName?.trim() || sender.email;
  const values = position && { name: fullName, position: position.title, sender: signature };
  return { email, sender: sender.email, values };
}
