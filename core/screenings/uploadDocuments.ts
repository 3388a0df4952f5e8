import { z } from 'zod';
import type { Document, DocumentKind, Prisma, Screening } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { storeContents } from '../documents/fileStore.ts';
import { placeContents } from '../documents/objects/placeContents.ts';
import { type AcceptedFile, type IncomingFile, type PreparedFile, prepareFiles } from '../documents/reading/prepareFiles.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { lockProject } from '../projects/lockProject.ts';
import { enqueueMany } from '../queue.ts';
import { getScreening } from './getScreening.ts';
import { holdUpload } from './leases/serverLease.ts';
import { lockOpenScreening } from './lockScreening.ts';
import { placeInQueue } from './placeInQueue.ts';
import { refreshScreening } from './refreshScreening.ts';
import { settleRequirements } from './settleRequirements.ts';
import { writeDocuments } from './writeDocuments.ts';

export interface UploadDocumentsInput {
  screeningId: string;
  kind: DocumentKind;
  files: readonly IncomingFile[];
  /** One for each file: a file whose key the screening already has is not added again. Absent: every file is added. */
  keys?: readonly string[] | null | undefined;
}

const keysInput = z.array(z.string().min(1).max(100)).refine((keys) => new Set(keys).size === keys.length);

/** Job descriptions are read first: every résumé waits for them to be scored. */
const priorities: Record<DocumentKind, number> = { JOB_DESCRIPTION: -5, RESUME: 0 };

/**
 * Adds files to a screening: bytes, documents and jobs are committed together. A refused file becomes a FAILED document, and one whose content the project
 * already has becomes a duplicate; neither is processed.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, SCREENING_ENDED, TOO_MANY_FILES
 * @returns the documents in the order of the files
 */
export async function uploadDocuments(
  ctx: Ctx,
  { screeningId, kind, files, keys }: UploadDocumentsInput,
): Promise<{ documents: Document[]; screening: Screening }> {
  requireViewer(ctx);
  const { projectId } = await getScreening(ctx, { id: screeningId });
  const prepared = giveKeys(prepareFiles(ctx, files), keys);
  const { missing } = await splitSent(ctx.db, screeningId, prepared);
  await refuseTooMany(ctx, ctx.db, screeningId, missing.length);
  const placed = await placeContents(ctx, { contents: prepared.filter(isAccepted) });
  const documents = await inTransaction(ctx, async (tx) => {
    await storeContents(tx, { contents: prepared.filter(isAccepted), placed, now: ctx.now() });
    await lockProject(tx, { id: projectId });
    const { sent, missing } = await splitSent(tx, screeningId, prepared);
    if (missing.length === 0) return sent;
    await holdUpload(ctx, tx, await lockOpenScreening(tx, { id: screeningId }));
    return inOrder(prepared, sent, await takeFiles(ctx, tx, { screeningId, kind, files: missing }));
  });
  for (const file of files) file.release();
  await refreshScreening(ctx, { screeningId });
  return { documents, screening: await getScreening(ctx, { id: screeningId }) };
}

function giveKeys(files: readonly PreparedFile[], keys: readonly string[] | null | undefined): PreparedFile[] {
  if (keys == null) return [...files];
  const given = parseInput(z.object({ keys: keysInput.length(files.length) }), { keys }).keys;
  return files.map((file, index) => ({ ...file, key: given[index] }));
}

/** Splits off the files that the screening already has: their sender got no answer and sent them again. */
async function splitSent(tx: Prisma.TransactionClient, screeningId: string, files: readonly PreparedFile[]) {
  const keys = files.flatMap(({ key }) => (key === undefined ? [] : [key]));
  const sent = keys.length === 0 ? [] : await tx.document.findMany({ where: { screeningId, uploadKey: { in: keys } } });
  const known = new Set(sent.map(({ uploadKey }) => uploadKey));
  return { sent, missing: files.filter(({ key }) => key === undefined || !known.has(key)) };
}

function inOrder(files: readonly PreparedFile[], sent: readonly Document[], written: readonly Document[]): Document[] {
  const byKey = new Map([...sent, ...written].map((document) => [document.uploadKey, document]));
  return sent.length === 0 ? [...written] : files.map(({ key }) => byKey.get(key ?? null)!);
}

interface Taken {
  screeningId: string;
  kind: DocumentKind;
  files: readonly PreparedFile[];
  /** For repeated orders: do nothing if there are documents of this kind. */
  once?: boolean;
}

/** Writes documents and jobs of files whose contents are stored, without publishing events. Lock the project first. */
export async function takeFiles(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { screeningId, kind, files, once = false }: Taken,
): Promise<Document[]> {
  if (once && (await tx.document.count({ where: { screeningId, kind } })) > 0) return [];
  const screening = await lockOpenScreening(tx, { id: screeningId });
  const present = await refuseTooMany(ctx, tx, screeningId, files.length);
  // Must run before these files are counted as waiting.
  const place = kind === 'RESUME' ? await placeInQueue(ctx, tx) : () => 0;
  const written = await writeDocuments(tx, { screening, kind, files, now: ctx.now() });
  await countUploaded(ctx, tx, screening, present + written.length);
  const jobs = written
    .filter(({ state }) => state === 'QUEUED')
    .map(({ id }, index) => ({ payload: { documentId: id, jobId: screening.jobId }, priority: priorities[kind] + place(index) }));
  for (const priority of new Set(jobs.map((job) => job.priority))) {
    const payloads = jobs.filter((job) => job.priority === priority).map(({ payload }) => payload);
    await enqueueMany(tx, 'readDocument', { payloads, priority });
  }
  return written;
}

export function isAccepted(file: PreparedFile): file is AcceptedFile {
  return file.refused === null;
}

async function refuseTooMany({ limits }: Ctx, tx: Prisma.TransactionClient, screeningId: string, added: number): Promise<number> {
  const present = await tx.document.count({ where: { screeningId } });
  if (present + added > limits.maxFiles) throw new AppError('TOO_MANY_FILES', { limit: limits.maxFiles });
  return present;
}

/** The last announced file starts the run; more files may follow. */
export async function countUploaded(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  screening: Screening,
  uploaded: number,
): Promise<void> {
  if (uploaded < screening.expectedFiles) return;
  const updated = await tx.screening.update({ where: { id: screening.id }, data: { expectedFiles: uploaded, state: 'RUNNING' } });
  await settleRequirements(ctx, tx, { screening: updated });
}
