import type { Document, DocumentKind, Prisma, Screening } from '../../prisma/generated/client.ts';
import type { PreparedFile } from '../documents/reading/prepareFiles.ts';
import { endedStates } from './awaitsJobDescription.ts';

export interface WriteDocumentsInput {
  screening: Screening;
  kind: DocumentKind;
  files: readonly PreparedFile[];
  now: Date;
}

type NewDocument = Prisma.DocumentCreateManyInput;

/** Writes one row per file, in order. Call it with project and screening locked. */
export async function writeDocuments(
  tx: Prisma.TransactionClient,
  { screening, kind, files, now }: WriteDocumentsInput,
): Promise<Document[]> {
  const originals = await findOriginals(tx, screening, kind, files);
  const rows = files.map((file, index) => toRow(file, { screening, kind, now, index }));
  const isRepeated = rows.map(
    (row, index) => row.sha256 != null && (originals.has(row.sha256) || firstIndex(rows, row.sha256) < index),
  );
  const created = await tx.document.createManyAndReturn({ data: rows.filter((_, index) => !isRepeated[index]) });
  for (const { id, sha256, candidateId } of created) if (sha256 !== null) originals.set(sha256, { id, candidateId });
  const repeated = await tx.document.createManyAndReturn({
    data: rows.filter((_, index) => isRepeated[index]).map((row) => asDuplicate(row, originals.get(row.sha256 ?? ''), now)),
  });
  return [...created, ...repeated].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

interface Original {
  id: string;
  candidateId: string | null;
}

/**
 * Documents with the same content that have a candidate or are being processed in the same screening (another screening may be cancelled). Job descriptions
 * only count within the same screening, because uploading an older one again makes its requirements current again.
 */
export async function findOriginals(
  tx: Prisma.TransactionClient,
  { id: screeningId, projectId }: Screening,
  kind: DocumentKind,
  files: readonly PreparedFile[],
): Promise<Map<string, Original>> {
  const hashes = files.flatMap((file) => (file.refused === null ? [file.sha256] : []));
  const here = {
    screeningId,
    state: kind === 'RESUME' ? { notIn: [...endedStates] } : { notIn: ['FAILED' as const, 'CANCELLED' as const] },
  };
  const found = await tx.document.findMany({
    where: { projectId, kind, sha256: { in: hashes }, duplicateOfId: null, OR: [here, { candidateId: { not: null } }] },
    select: { id: true, sha256: true, candidateId: true },
  });
  return new Map(found.map(({ id, sha256, candidateId }) => [sha256 ?? '', { id, candidateId }]));
}

interface RowContext {
  screening: Screening;
  kind: DocumentKind;
  now: Date;
  index: number;
}

function toRow(file: PreparedFile, { screening, kind, now, index }: RowContext): NewDocument {
  // One millisecond apart, so that sorting by time keeps the upload's order.
  const createdAt = new Date(now.getTime() + index);
  const base = {
    projectId: screening.projectId,
    screeningId: screening.id,
    kind,
    fileName: file.fileName,
    sizeBytes: file.sizeBytes,
    uploadKey: file.key ?? null,
    createdAt,
  };
  if (file.refused === null) return { ...base, sha256: file.sha256, state: 'QUEUED' };
  return { ...base, state: 'FAILED', errorCode: file.refused.code, errorParams: file.refused.params, finishedAt: now };
}

function firstIndex(rows: readonly NewDocument[], sha256: string): number {
  return rows.findIndex((row) => row.sha256 === sha256);
}

function asDuplicate(row: NewDocument, original: Original | undefined, now: Date): NewDocument {
  return {
    ...row,
    state: 'DONE',
    finishedAt: now,
    duplicateOfId: original?.id ?? null,
    candidateId: original?.candidateId ?? null,
  };
}
