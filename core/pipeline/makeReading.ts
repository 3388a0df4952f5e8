import { PluginError, type ResumeFacts } from '../../plugins/contract.ts';
import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { insertRows } from '../database/insertRows.ts';
import { storableJson, storableText } from '../database/storableJson.ts';
import { loadContent } from '../documents/fileStore.ts';
import type { ExtractedFacts } from '../documents/reading/documentEngine.ts';
import type { StepDocument } from './stepDocument.ts';

/** A content's data except its text. */
export interface KnownReading {
  readerId: string;
  readerVersion: string;
  pages: number;
  ocr: boolean;
  readShare: number;
}

/** What is stored of a content: its reading, unless the reader has another version now or is no longer registered; else its bytes, if they are in the database. */
export interface StoredContent {
  reading: KnownReading | null;
  bytes: Uint8Array | null;
}

type ContentRow = { [Field in keyof KnownReading]: KnownReading[Field] | null } & { bytes: Uint8Array | null };

/** The parts of a statement that look for what is stored of a content; `wanted` has a column `sha256`. */
export function selectContent({ plugins: { readers } }: Ctx, wanted: Prisma.Sql): { columns: Prisma.Sql; from: Prisma.Sql } {
  return {
    columns: Prisma.sql`readings.reader_id as "readerId", readings.reader_version as "readerVersion", readings.pages, readings.ocr,
      readings.read_share as "readShare", case when readings.reader_id is null then stored_files.bytes end as bytes`,
    from: Prisma.sql`${wanted} left join stored_files on stored_files.sha256 = ${wanted}.sha256
      left join document_readings as readings on readings.sha256 = ${wanted}.sha256 and (reader_id, reader_version) in (
        select * from unnest(${readers.map(({ id }) => id)}::text[], ${readers.map(({ version }) => version)}::text[]))`,
  };
}

export function toStoredContent({ readerId, readerVersion, pages, ocr, readShare, bytes }: ContentRow): StoredContent {
  const reading = readerId === null ? null : ({ readerId, readerVersion, pages, ocr, readShare } as KnownReading);
  return { reading, bytes };
}

/** See {@link StoredContent}. */
export async function readContent(ctx: Ctx, { sha256 }: { sha256: string }): Promise<StoredContent> {
  const { columns, from } = selectContent(ctx, Prisma.raw('wanted'));
  const [row] = await ctx.db.$queryRaw<ContentRow[]>`/* keep the plan */
    with wanted as (select ${sha256}::text as sha256) select ${columns} from ${from}`;
  return row === undefined ? { reading: null, bytes: null } : toStoredContent(row);
}

/**
 * The stored reading of a document's content, else a new one.
 *
 * @throws PluginError when the content is gone, or its reader refuses it
 */
export async function findOrMakeReading(
  ctx: Ctx,
  document: Pick<StepDocument, 'sha256' | 'fileName' | 'kind' | 'createdAt'>,
  { stored, signal }: { stored: StoredContent; signal: AbortSignal },
): Promise<{ known: KnownReading; made: MadeReading | null }> {
  const { sha256 } = document;
  if (stored.reading !== null) return { known: stored.reading, made: null };
  const bytes = stored.bytes ?? (await loadContent(ctx, { sha256 }));
  if (bytes === null) throw new PluginError('CORRUPT', `The content ${sha256} is not in the store.`);
  const made = await makeReading(ctx, { ...document, bytes }, signal);
  return { known: made, made };
}

export interface MadeReading extends KnownReading {
  /** A résumé's facts, if they were extracted in the same call. */
  extracted: ExtractedFacts<ResumeFacts> | null;
  /** The row to store. */
  row: Required<Omit<Prisma.DocumentReadingUncheckedCreateInput, 'sha256'>>;
}

async function makeReading(
  ctx: Ctx,
  { bytes, fileName, kind, createdAt }: Pick<StepDocument, 'fileName' | 'kind' | 'createdAt'> & { bytes: Uint8Array },
  signal: AbortSignal,
): Promise<MadeReading> {
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
  reading: Pick<MadeReading, 'row'>,
): Promise<void> {
  await tx.$executeRaw(insertReadings([{ sha256, ...reading.row }]));
}

/** The part of a statement that stores the readings of contents, in place of earlier ones. */
export function insertReadings(readings: readonly (MadeReading['row'] & { sha256: string })[]): Prisma.Sql {
  // As PostgreSQL writes bytes in text.
  const rows = readings.map((row) => ({ ...row, layout: `\\x${Buffer.from(row.layout).toString('hex')}` }));
  return Prisma.sql`${insertRows('document_readings', rows)}
    on conflict (sha256) do update set reader_id = excluded.reader_id, reader_version = excluded.reader_version, text = excluded.text,
      layout = excluded.layout, pages = excluded.pages, ocr = excluded.ocr, read_share = excluded.read_share, hidden_count = excluded.hidden_count,
      warnings = excluded.warnings, milliseconds = excluded.milliseconds, created_at = excluded.created_at`;
}
