import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { lockProject } from '../projects/lockProject.ts';
import { adoptExtractedRequirements } from '../projects/requirements/adoptExtractedRequirements.ts';
import { readJobSources } from '../screenings/readJobSources.ts';
import type { ChunkInput } from './chunkInput.ts';
import { commitChunk } from './commitChunk.ts';
import { findDocuments } from './findDocuments.ts';
import { isRenewed, type NotRenewed, type Renewed } from './makeRenewed.ts';
import { renewalPriority } from './renewalJob.ts';
import { renewContent } from './renewContent.ts';
import { storeDocument } from './storeDocument.ts';
import { afterPause, untilUsersWait } from './usersFirst.ts';

/** Reads and extracts the next job description again. */
export async function renewJobDescription(
  ctx: Ctx,
  { job, outdated: { documents: outdated }, signal }: ChunkInput,
): Promise<void> {
  const { after } = job.payload;
  const [document] = await findDocuments(ctx, { outdated, kind: 'JOB_DESCRIPTION', after, take: 1 });
  if (document === undefined) return commitChunk(ctx, { job, next: { phase: 'resumes', after: null }, work: nothing });
  const made = await untilUsersWait(ctx, signal, (either) => renewContent(ctx, { outdated, document, signal: either }));
  if (made === null)
    return commitChunk(ctx, { job, next: { phase: 'jobDescriptions', after }, work: nothing, runAt: afterPause(ctx) });
  await commitChunk(ctx, {
    job,
    next: { phase: 'jobDescriptions', after: document.id },
    work: async (tx) => {
      for (const one of inOrder(made)) await store(ctx, tx, one);
      const failures = made.flatMap((one) => (isRenewed(one) ? [] : [{ itemId: one.document.id, code: one.code }]));
      return { done: made.length, failures };
    },
  });
}

const nothing = async () => ({ done: 0, failures: [] });

/** Sorted by project: projects are locked in the same order everywhere. */
function inOrder(made: readonly (Renewed | NotRenewed)[]): (Renewed | NotRenewed)[] {
  return [...made].sort((a, b) => (a.document.projectId < b.document.projectId ? -1 : 1));
}

/**
 * Updates the project's requirements only if they still come from this job description, not from a later one, and were not cleared. The user's edits and the
 * project's name are kept, as with a new upload.
 */
async function store(ctx: Ctx, tx: Prisma.TransactionClient, made: Renewed | NotRenewed): Promise<void> {
  const { projectId, screeningId } = made.document;
  const { currentRevision } = await lockProject(tx, { id: projectId });
  if (!(await storeDocument(ctx, tx, made)) || screeningId === null) return;
  const sources = await readJobSources(tx, screeningId);
  if (!sources.some(({ documentId }) => documentId === currentRevision?.documentId)) return;
  await adoptExtractedRequirements(tx, { projectId, sources, now: ctx.now(), priority: renewalPriority });
}
