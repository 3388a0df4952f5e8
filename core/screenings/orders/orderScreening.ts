import { z } from 'zod';
import type { CandidateSource } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import type { IncomingFile } from '../../documents/reading/prepareFiles.ts';
import { AppError } from '../../errors.ts';
import { limitedText, longestTexts } from '../../input/limitedText.ts';
import { parseInput } from '../../input/parseInput.ts';
import { checkScreening } from '../startScreening.ts';
import { openWithFiles } from './openWithFiles.ts';

const longestUrl = 2_000;
const input = z.object({
  externalId: limitedText(longestTexts.search).min(1).nullish(),
  callbackUrl: limitedText(longestUrl).min(1).nullish(),
  fileUrls: z.array(limitedText(longestUrl)).max(1_000).default([]),
});

export interface OrderScreeningInput extends z.input<typeof input> {
  /** Absent: a new position, named after the job description. */
  projectId?: string | null | undefined;
  /** Job descriptions. */
  requirements?: readonly IncomingFile[];
  resumes?: readonly IncomingFile[];
  source: CandidateSource;
}

export interface OrderedScreening {
  id: string;
  /** The secret that signs the callback's message; null without a callback. */
  callbackSecret: string | null;
}

/**
 * A screening in one call: position, documents (or their URLs) and the URL for the result, committed together. With an `externalId` it is safe to repeat,
 * whatever happened to the first call: the same screening is returned.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT (also for a URL that is not allowed), TOO_MANY_FILES, NO_JOB_DESCRIPTION, NO_RESUMES
 */
export async function orderScreening(
  ctx: Ctx,
  { projectId, requirements = [], resumes = [], source, ...given }: OrderScreeningInput,
): Promise<OrderedScreening> {
  requireViewer(ctx);
  const { externalId, callbackUrl, fileUrls } = parseInput(input, given);
  if (callbackUrl) await at('/callbackUrl', () => ctx.outgoing.check(callbackUrl));
  for (const [index, url] of fileUrls.entries()) await at(`/fileUrls/${index}`, () => ctx.outgoing.checkFile(url));
  const open = await checkScreening(ctx, {
    projectId,
    externalId,
    callbackUrl,
    expectedJobDescriptions: requirements.length,
    expectedResumes: resumes.length + fileUrls.length,
    source,
  });
  const { screening } = await openWithFiles(ctx, {
    open,
    files: [
      { kind: 'JOB_DESCRIPTION', files: requirements },
      { kind: 'RESUME', files: resumes },
    ],
    fileUrls,
  });
  const { id } = screening;
  const callback = await ctx.db.webhook.findUnique({ where: { screeningId: id }, select: { secret: true } });
  return { id, callbackSecret: callback && ctx.sealer.open(callback.secret) };
}

/** Makes the error name the field of the URL. */
async function at(pointer: string, check: () => Promise<void> | void): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, params, message } = error;
    throw new AppError(code, params, [{ pointer, message }]);
  }
}
