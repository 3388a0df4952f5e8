import type { Document } from '../../prisma/generated/client.ts';

type Column = 'id' | 'projectId' | 'screeningId' | 'kind' | 'fileName' | 'candidateId' | 'readShare' | 'checkedBy' | 'createdAt';

/** The part of a document that its steps need. */
export type StepDocument = Pick<Document, Column> & { sha256: string };
