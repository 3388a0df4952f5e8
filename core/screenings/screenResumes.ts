import type { CandidateSource, Document } from '../../prisma/generated/client.ts';
import { announce } from '../announce.ts';
import type { Ctx } from '../context.ts';
import { placeContents } from '../documents/objects/placeContents.ts';
import { type IncomingFile, prepareFiles } from '../documents/reading/prepareFiles.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../inTransaction.ts';
import { getProject } from '../projects/getProject.ts';
import { requireViewer } from '../requireViewer.ts';
import { writeScreening } from './openScreening.ts';
import { refreshScreening } from './refreshScreening.ts';
import { isAccepted, takeFiles } from './uploadDocuments.ts';
import { waitForScreening } from './waitForScreening.ts';

/** About what fifty scanned résumés take on two cores. */
const timeoutMs = 10 * 60_000;

export interface ScreenResumesInput {
  projectId: string;
  files: readonly IncomingFile[];
  source: CandidateSource;
  signal: AbortSignal;
}

/**
 * Takes résumés into a project and waits until they are scored against its current requirements.
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
  const prepared = prepareFiles(ctx, files);
  ctx.documents.warmUp();
  const placed = await placeContents(ctx, { contents: prepared.filter(isAccepted) });
  // Together: a server that dies between the two would leave a screening that waits for files.
  const { id: screeningId, jobId } = await inTransaction(ctx, async (tx) => {
    const screening = await writeScreening(ctx, tx, { userId, projectId, expected, source });
    await takeFiles(ctx, tx, { screeningId: screening.id, projectId, kind: 'RESUME', files: prepared, placed });
    return screening;
  });
  for (const file of files) file.release();
  announce(ctx.events, 'job', { id: jobId, version: 0 });
  await refreshScreening(ctx, { screeningId });
  await waitForScreening(ctx, { screeningId, signal, timeoutMs });
  return ctx.db.document.findMany({ where: { screeningId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
}
