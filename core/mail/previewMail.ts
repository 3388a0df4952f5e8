import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { fillSubject, fillTemplate } from './fillTemplate.ts';
import { unfinishedMail } from './mailInput.ts';
import { readMailValues } from './readMailValues.ts';

export interface PreviewMailInput {
  candidateId: string;
  positionId: string | null;
  subject: string;
  text: string;
}

export interface MailPreview {
  candidateId: string;
  subject: string;
  text: string;
}

/**
 * A mail as this candidate would read it; nothing is sent. The caller hides what blind review hides.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT, NOT_FOUND (the position)
 */
export async function previewMail(ctx: Ctx, { candidateId, ...input }: PreviewMailInput): Promise<MailPreview> {
  const { userId } = requireViewer(ctx);
  const { subject, text, positionId } = parseInput(unfinishedMail, input);
  const { values } = await readMailValues(ctx.db, { candidateId, userId, positionId });
  if (values === null) throw new AppError('NOT_FOUND', { entity: 'Project' });
  return { candidateId, subject: fillSubject(subject, values), text: fillTemplate(text, values) };
}
