import { PluginError } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { loadContent } from '../documents/fileStore.ts';
import { keepLayout } from '../documents/layoutCache.ts';
import { packLayout } from '../documents/packLayout.ts';
import { readShare, warnOfUnread } from '../documents/readShare.ts';
import { inTransaction } from '../inTransaction.ts';
import { enqueue } from '../queue.ts';
import { storableJson, storableText } from '../storableJson.ts';
import { runStep, type StepDocument, type StepInput } from './runStep.ts';

/**
 * First step: the visible text of a document's content. A content that the same version of its reader has read is not read again. Enqueues the
 * second step with the result.
 */
export async function readDocument(ctx: Ctx, { documentId, signal, lastAttempt = false }: StepInput): Promise<void> {
  await runStep(ctx, { documentId, from: ['QUEUED', 'READING'], during: 'READING', signal, lastAttempt }, async (document) => {
    const known = await findReading(ctx, document.sha256);
    await finishStep(ctx, document, known ?? (await makeReading(ctx, document, signal)));
  });
}

interface Reading {
  pages: number;
  ocr: boolean;
  readShare: number;
  /** What is to be stored; null when it is stored already. */
  row: Omit<Prisma.DocumentReadingUncheckedCreateInput, 'sha256'> | null;
}

async function finishStep(
  ctx: Ctx,
  { id, sha256, kind }: StepDocument,
  { pages, ocr, readShare: share, row }: Reading,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.document.updateMany({
      where: { id, state: 'READING' },
      data: { state: 'EXTRACTING', pages, ocr, readShare: share },
    });
    if (count === 0) return;
    if (row !== null) await tx.documentReading.upsert({ where: { sha256 }, create: { sha256, ...row }, update: row });
    await enqueue(tx, 'extractFacts', { documentId: id }, { priority: kind === 'JOB_DESCRIPTION' ? -6 : -1 });
  });
}

/** What is stored, unless its reader is another version now, or gone. */
async function findReading(ctx: Ctx, sha256: string): Promise<Reading | null> {
  const reading = await ctx.db.documentReading.findUnique({
    where: { sha256 },
    select: { readerId: true, readerVersion: true, pages: true, ocr: true, readShare: true },
  });
  if (reading === null) return null;
  const current = ctx.plugins.readers.some(({ id, version }) => id === reading.readerId && version === reading.readerVersion);
  const { pages, ocr, readShare: share } = reading;
  return current ? { pages, ocr, readShare: share, row: null } : null;
}

async function makeReading(ctx: Ctx, { sha256, fileName }: StepDocument, signal: AbortSignal): Promise<Reading> {
  const bytes = await loadContent(ctx, { sha256 });
  if (bytes === null) throw new PluginError('CORRUPT', `The content ${sha256} is not in the store.`);
  const { document: read, readerId, readerVersion, milliseconds } = await ctx.documents.read({ name: fileName, bytes, signal });
  const document = warnOfUnread(read);
  if (document.text.trim() === '') throw new PluginError('NO_TEXT', 'no visible text');
  keepLayout(ctx, sha256, document);
  const pages = document.pages.length;
  const ocr = document.pages.some(({ ocrConfidence }) => ocrConfidence !== null);
  const share = readShare(document);
  const row = {
    readerId,
    readerVersion,
    pages,
    ocr,
    readShare: share,
    text: storableText(document.text),
    layout: await packLayout(document),
    hiddenCount: document.hidden.length,
    warnings: storableJson(document.warnings),
    milliseconds: Math.round(milliseconds),
    createdAt: ctx.now(),
  };
  return { pages, ocr, readShare: share, row };
}
