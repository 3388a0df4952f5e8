import { PluginError, type ResumeFacts } from '../../plugins/contract.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { loadContent } from '../documents/fileStore.ts';
import type { ExtractedFacts } from '../documents/reading/documentEngine.ts';
import { storableJson, storableText } from '../storableJson.ts';
import type { StepDocument } from './runStep.ts';

/** A content's data except its text. */
export interface KnownReading {
  readerId: string;
  readerVersion: string;
  pages: number;
  ocr: boolean;
  readShare: number;
}

/** The stored reading; null when its reader has another version now or is no longer registered. */
export async function findReading(ctx: Ctx, sha256: string): Promise<KnownReading | null> {
  const reading = await ctx.db.documentReading.findUnique({
    where: { sha256 },
    select: { readerId: true, readerVersion: true, pages: true, ocr: true, readShare: true },
  });
  if (reading === null) return null;
  const current = ctx.plugins.readers.some(({ id, version }) => id === reading.readerId && version === reading.readerVersion);
  return current ? reading : null;
}

export interface MadeReading extends KnownReading {
  /** A résumé's facts, if they were extracted in the same call. */
  extracted: ExtractedFacts<ResumeFacts> | null;
  /** The row to store. */
  row: Omit<Prisma.DocumentReadingUncheckedCreateInput, 'sha256'>;
}

/** @throws PluginError when the content is gone, or its reader refuses it */
export async function makeReading(
  ctx: Ctx,
  { sha256, fileName, kind, createdAt }: Pick<StepDocument, 'sha256' | 'fileName' | 'kind' | 'createdAt'>,
  signal: AbortSignal,
): Promise<MadeReading> {
  const bytes = await loadContent(ctx, { sha256 });
  if (bytes === null) throw new PluginError('CORRUPT', `The content ${sha256} is not in the store.`);
  const resumeOf = kind === 'RESUME' ? dayOf(createdAt) : undefined;
  const made = await ctx.documents.read({ name: fileName, bytes, signal, resumeOf });
  if (made.text.trim() === '') throw new PluginError('NO_TEXT', 'no visible text');
  const { readerId, readerVersion, pages, ocr, readShare, layout, hiddenCount } = made;
  const known = { readerId, readerVersion, pages, ocr, readShare };
  const row = {
    ...known,
    text: storableText(made.text),
    layout,
    hiddenCount,
    warnings: storableJson(made.warnings),
    milliseconds: Math.round(made.milliseconds),
    createdAt: ctx.now(),
  };
  return { ...known, extracted: made.extracted ?? null, row };
}

/** The day on which a document arrived, in the form that extractors take. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export async function storeReading(
  tx: Prisma.TransactionClient,
  sha256: string,
  { row }: Pick<MadeReading, 'row'>,
): Promise<void> {
  await tx.documentReading.upsert({ where: { sha256 }, create: { sha256, ...row }, update: row, select: { sha256: true } });
}
