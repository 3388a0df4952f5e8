import { Prisma } from '../../prisma/generated/client.ts';
import type { Extraction } from './makeExtraction.ts';
import type { StepDocument } from './runStep.ts';

type ExtractedContent = Pick<StepDocument, 'sha256' | 'kind' | 'createdAt'>;

/** Stores the facts of a content, to reuse them when the same bytes arrive again. Does nothing if they came from the store. */
export async function storeExtraction(
  tx: Prisma.TransactionClient,
  content: ExtractedContent,
  extraction: Extraction,
): Promise<void> {
  if (extraction.milliseconds !== null) await tx.$executeRaw(insertExtraction(content, extraction, Prisma.sql`(select) as once`));
}

/** The part of a statement that stores an extraction; does nothing if `from` has no row. */
export function insertExtraction(
  { sha256, kind, createdAt }: ExtractedContent,
  { extractorId, extractorVersion, readerVersion, facts, hiddenFields, milliseconds }: Extraction,
  from: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`
    insert into document_extractions (sha256, kind, extractor_id, extractor_version, reader_version, facts, hidden_fields, milliseconds, created_at)
    select ${sha256}, ${kind}::document_kind, ${extractorId}, ${extractorVersion}, ${readerVersion}, ${JSON.stringify(facts)}::jsonb, ${hiddenFields}::text[],
      ${milliseconds}::int, ${createdAt}::timestamptz from ${from}
    on conflict (sha256, kind) do update set extractor_id = excluded.extractor_id, extractor_version = excluded.extractor_version,
      reader_version = excluded.reader_version, facts = excluded.facts, hidden_fields = excluded.hidden_fields, milliseconds = excluded.milliseconds,
      created_at = excluded.created_at`;
}
