import type { CandidateSource, Document } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import type { IncomingFile } from '../documents/reading/prepareFiles.ts';
import { AppError } from '../errors.ts';
import { getProject } from '../projects/getProject.ts';
import { openWithFiles } from './orders/openWithFiles.ts';
import { waitForScreening } from './waitForScreening.ts';

/** Longest wait: about what fifty scanned résumés take on two cores. */
const timeoutMs = 10 * 60_000;

export interface ScreenResumesInput {
  projectId: string;
  files: readonly IncomingFile[];
  source: CandidateSource;
  signal: AbortSignal;
}

/**
 * Adds résumés to a project and waits until they are scored against its current requirements.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, NO_RESUMES, TOO_MANY_FILES, UNAVAILABLE
 * @returns the documents in the order of the files, with their candidates
 */
export async function screenResumes(ctx: Ctx, { projectId, files, source, signal }: ScreenResumesInput): Promise<Document[]> {
  const { userId } = requireViewer(ctx);
  await getProject(ctx, { id: projectId });
  if (files.length === 0) throw new AppError('NO_RESUMES');
  if (files.length > ctx.limits.maxFiles) throw new AppError('TOO_MANY_FILES', { limit: ctx.limits.maxFiles });
  const expected = { expectedJobDescriptions: 0, expectedResumes: files.length };
  const open = { userId, projectId, expected, source };
  const { screening } = await openWithFiles(ctx, { open, files: [{ kind: 'RESUME', files }] });
  const { id: screeningId } = screening;
  await waitForScreening(ctx, { screeningId, signal, timeoutMs });
  return ctx.db.document.findMany({ where: { screeningId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
}
