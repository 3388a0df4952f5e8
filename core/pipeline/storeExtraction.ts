import type { Prisma } from '../../prisma/generated/client.ts';
import { wholeJson } from '../storableJson.ts';
import type { Extraction } from './makeExtraction.ts';
import type { StepDocument } from './runStep.ts';

/** Stores the facts of a content, to reuse them when the same bytes arrive again. Does nothing if they came from the store. */
export async function storeExtraction(
  tx: Prisma.TransactionClient,
  { sha256, kind, createdAt }: Pick<StepDocument, 'sha256' | 'kind' | 'createdAt'>,
  extraction: Extraction,
): Promise<void> {
  const { extractorId, extractorVersion, readerVersion, hiddenFields, milliseconds } = extraction;
  if (milliseconds === null) return;
  const row = {
    extractorId,
    extractorVersion,
    readerVersion,
    facts: wholeJson(extraction.facts),
    hiddenFields,
    milliseconds,
    createdAt,
  };
  await tx.documentExtraction.upsert({
    where: { sha256_kind: { sha256, kind } },
    create: { sha256, kind, ...row },
    update: row,
    select: { sha256: true },
  });
}
