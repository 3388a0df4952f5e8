import { Prisma } from '../../prisma/generated/client.ts';
import type { Extraction } from './makeExtraction.ts';
import type { StepDocument } from './stepDocument.ts';

type ExtractedContent = Pick<StepDocument, 'sha256' | 'kind' | 'createdAt'>;

/** Stores the facts of a content, to reuse them when the same bytes arrive again. Does nothing if they came from the store. */
export async function storeExtraction(
  tx: Prisma.TransactionClient,
  content: ExtractedContent,
  extraction: Extraction,
): Promise<void> {
  const row = JSON.stringify([extractionRow(content, extraction)]);
  if (extraction.milliseconds !== null)
    await tx.$executeRaw(insertExtractions(Prisma.sql`jsonb_populate_recordset(null::document_extractions, ${row}::jsonb)`));
}

/** The columns of a stored extraction. */
export function extractionRow(
  { sha256, kind, createdAt }: ExtractedContent,
  { extractorId, extractorVersion, readerVersion, facts, hiddenFields, milliseconds }: Extraction,
) {
  return {
    sha256,
    kind,
    extractor_id: extractorId,
    extractor_version: extractorVersion,
    reader_version: readerVersion,
    facts,
    hidden_fields: hiddenFields,
    milliseconds,
    created_at: createdAt,
  };
}

/** The part of a statement that stores extractions, in place of earlier ones. */
export function insertExtractions(from: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    insert into document_extractions (sha256, kind, extractor_id, extractor_version, reader_version, facts, hidden_fields, milliseconds, created_at)
    select sha256, kind, extractor_id, extractor_version, reader_version, facts, hidden_fields, milliseconds, created_at from ${from}
    on conflict (sha256, kind) do update set extractor_id = excluded.extractor_id, extractor_version = excluded.extractor_version,
      reader_version = excluded.reader_version, facts = excluded.facts, hidden_fields = excluded.hidden_fields, milliseconds = excluded.milliseconds,
      created_at = excluded.created_at`;
}
