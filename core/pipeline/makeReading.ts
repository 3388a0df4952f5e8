import { PluginError, type ResumeFacts } from '../../plugins/contract.ts';
import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { storableJson, storableText } from '../database/storableJson.ts';
import { loadContent } from '../documents/fileStore.ts';
import type { ExtractedFacts } from '../documents/reading/documentEngine.ts';
import type { StepDocument } from './runStep.ts';

/** A content's data except its text. */
export interface KnownReading {
  readerId: string;
  readerVersion: string;
  pages: number;
  ocr: boolean;
  readShare: number;
}

type FoundContent = { [Field in keyof KnownReading]: KnownReading[Field] | null } & { bytes: Uint8Array | null };

/**
 * The stored reading of a document's content, unless its reader has another version now or is no longer registered; else a new one.
 *
 * @throws PluginError when the content is gone, or its reader refuses it
 */
export async function findOrMakeReading(
  ctx: Ctx,
  document: Pick<StepDocument, 'sha256' | 'fileName' | 'kind' | 'createdAt'>,
  signal: AbortSignal,
): Promise<{ known: KnownReading; made: MadeReading | null }> {
  const { sha256 } = document;
  const { readers } = ctx.plugins;
  // One statement, because every résumé waits for it.
  const [found] = await ctx.db.$queryRaw<FoundContent[]>`/* keep the plan */
    select reader_id as "readerId", reader_version as "readerVersion", pages, ocr, read_share as "readShare",
      case when reader_id is null then stored_files.bytes end as bytes
    from stored_files left join document_readings on document_readings.sha256 = stored_files.sha256
      and (reader_id, reader_version) in (
        select * from unnest(${readers.map(({ id }) => id)}::text[], ${readers.map(({ version }) => version)}::text[]))
    where stored_files.sha256 = ${sha256}`;
  if (found !== undefined && found.readerId !== null) return { known: found as KnownReading, made: null };
  const bytes = found?.bytes ?? (await loadContent(ctx, { sha256 }));
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
  await tx.$executeRaw(insertReading(sha256, reading, Prisma.sql`(select) as once`));
}

/** The part of a statement that stores a reading; does nothing if `from` has no row. */
export function insertReading(sha256: string, { row }: Pick<MadeReading, 'row'>, from: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    insert into document_readings (sha256, reader_id, reader_version, text, layout, pages, ocr, read_share, hidden_count, warnings, milliseconds, created_at)
    select ${sha256}, ${row.readerId}, ${row.readerVersion}, ${row.text}, ${row.layout}::bytea, ${row.pages}::int, ${row.ocr}::boolean,
      ${row.readShare}::float8, ${row.hiddenCount}::int, ${JSON.stringify(row.warnings)}::jsonb, ${row.milliseconds}::int, ${row.createdAt}::timestamptz from ${from}
    on conflict (sha256) do update set reader_id = excluded.reader_id, reader_version = excluded.reader_version, text = excluded.text,
      layout = excluded.layout, pages = excluded.pages, ocr = excluded.ocr, read_share = excluded.read_share, hidden_count = excluded.hidden_count,
      warnings = excluded.warnings, milliseconds = excluded.milliseconds, created_at = excluded.created_at`;
}
