import type { Document } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { type IncomingFile, textFile } from '../documents/reading/prepareFiles.ts';
import { AppError } from '../errors.ts';
import { openWithFiles } from './orders/openWithFiles.ts';
import { checkScreening } from './startScreening.ts';
import { waitForScreening } from './waitForScreening.ts';

export interface ScreenAtOnceInput {
  /** Absent: a new position. */
  projectId?: string | undefined;
  /** Title of the new position; absent: taken from the job description. */
  title?: string | undefined;
  /** The job description; required for a new position. */
  jobDescription?: string | undefined;
  resumes: readonly IncomingFile[];
  signal: AbortSignal;
  /** How long the caller waits, in milliseconds. After that, processing continues in the background. */
  timeoutMs: number;
}

export interface ScreenedAtOnce {
  projectId: string;
  finished: boolean;
  /** In the order of the files. */
  documents: Document[];
}

/**
 * A whole screening in one call: position, job description and résumés in, scored candidates out.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, NO_JOB_DESCRIPTION, NO_RESUMES, TOO_MANY_FILES
 */
export async function screenAtOnce(ctx: Ctx, wanted: ScreenAtOnceInput): Promise<ScreenedAtOnce> {
  const { jobDescription, resumes, title, signal, timeoutMs } = wanted;
  const counts = { expectedJobDescriptions: jobDescription ? 1 : 0, expectedResumes: resumes.length };
  // Check first, so that no useless position is created.
  if (!wanted.projectId && !jobDescription) throw new AppError('NO_JOB_DESCRIPTION');
  if (resumes.length === 0) throw new AppError('NO_RESUMES');
  const open = await checkScreening(ctx, { ...counts, projectId: wanted.projectId, title, source: 'REST' });
  const described = jobDescription ? [textFile('job-description.txt', jobDescription)] : [];
  const { screening, documents: all } = await openWithFiles(ctx, {
    open,
    files: [
      { kind: 'JOB_DESCRIPTION', files: described },
      { kind: 'RESUME', files: resumes },
    ],
  });
  const { id: screeningId, projectId } = screening;
  const documents = all.filter(({ kind }) => kind === 'RESUME');
  const finished = await waitAWhile(ctx, { screeningId, signal, timeoutMs });
  const ended = await ctx.db.document.findMany({ where: { screeningId } });
  const byId = new Map(ended.map((document) => [document.id, document]));
  return { projectId, finished, documents: documents.map((document) => byId.get(document.id) ?? document) };
}

async function waitAWhile(ctx: Ctx, wait: Parameters<typeof waitForScreening>[1]): Promise<boolean> {
  try {
    await waitForScreening(ctx, wait);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return false;
    throw error;
  }
}
