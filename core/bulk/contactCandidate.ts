import type { BulkJob } from '../../prisma/generated/client.ts';
import type { Mail } from '../accounts/mailer.ts';
import { recordActivities } from '../activities/recordActivities.ts';
import { changeCandidate } from '../candidates/changeCandidate.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { type ComposedMail, composeMail } from '../mail/composeMail.ts';
import { mailInput } from '../mail/mailInput.ts';
import { sentActivity } from '../mail/sentActivity.ts';
import { isHidden, readPrivacy } from '../privacy/readPrivacy.ts';
import { startBulk } from './startBulk.ts';

export interface ContactCandidateInput {
  candidateId: string;
  subject: string;
  text: string;
  /** Invites to this position, which {position} then names. */
  positionId?: string | null;
}

/** Either the job that sends the mail, or the address that opens it in the user's own mail program. */
export interface Contacted {
  candidateId: string;
  job: BulkJob | null;
  mailto: string | null;
}

/**
 * Writes to a candidate. With a mail server a job sends the mail and records it once it is sent. Without one the mail is handed back for the user's own mail
 * program, and recorded at once; it names the candidate, so blind review refuses that.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT, INVALID_INPUT, NO_EMAIL_ADDRESS, BLIND_REVIEW
 */
export async function contactCandidate(ctx: Ctx, { candidateId, ...input }: ContactCandidateInput): Promise<Contacted> {
  const draft = parseInput(mailInput, input);
  if (!ctx.mailer.delivers && isHidden(await readPrivacy(ctx), candidateId)) throw new AppError('BLIND_REVIEW');
  let mail: ComposedMail | null = null;
  await changeCandidate(ctx, { candidateId }, async (tx, by) => {
    const composed = await composeMail(tx, { candidateId, userId: by.userId, draft });
    if (composed === 'NO_EMAIL') throw new AppError('NO_EMAIL_ADDRESS');
    if (composed === 'POSITION_DELETED') throw new AppError('NOT_FOUND', { entity: 'Project' });
    if (!ctx.mailer.delivers) await recordActivities(tx, { ...by, activity: sentActivity(composed) });
    mail = composed;
  });
  if (!ctx.mailer.delivers) return { candidateId, job: null, mailto: mail && mailtoAddress(mail) };
  const job = await startBulk(ctx, {
    kind: draft.positionId === null ? 'contact' : 'invite',
    selection: { ids: [candidateId] },
    input,
  });
  return { candidateId, job, mailto: null };
}

/** RFC 6068: every line ends with CRLF, and everything is percent-encoded. */
function mailtoAddress({ to, subject, text }: Mail): string {
  const body = text.replace(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
