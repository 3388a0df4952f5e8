import type { AppError, ErrorParams } from '../../core/errors.ts';
import { isErrorCode } from '../../core/failures/errorMessages.ts';
import { builder } from '../builder.ts';
import { AppErrorType, recordedError } from '../common/appError.ts';
import { DocumentKindType, DocumentStateType } from '../common/enums.ts';

export const DocumentType = builder.prismaNode('Document', {
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    internalId: t.exposeString('id'),
    fileName: t.exposeString('fileName', { blind: 'file' }),
    sizeBytes: t.exposeInt('sizeBytes'),
    kind: t.expose('kind', { type: DocumentKindType }),
    state: t.expose('state', { type: DocumentStateType }),
    pages: t.exposeInt('pages', { nullable: true }),
    ocr: t.exposeBoolean('ocr'),
    factsFound: t.exposeInt('factsFound'),
    candidate: t.relation('candidate', { nullable: true }),
    duplicateOf: t.relation('duplicateOf', { nullable: true }),
    error: t.field({
      type: AppErrorType,
      nullable: true,
      description: 'Set when state is FAILED.',
      select: { state: true, errorCode: true, errorParams: true },
      resolve: ({ state, errorCode, errorParams }) => (state === 'FAILED' ? readError(errorCode, errorParams) : null),
    }),
    processingSeconds: t.float({
      nullable: true,
      description: 'Measured: reading and extracting; null until both are done.',
      select: {
        kind: true,
        file: {
          select: { readings: { select: { milliseconds: true } }, extractions: { select: { kind: true, milliseconds: true } } },
        },
      },
      resolve: ({ kind, file }) => {
        const extraction = file?.extractions.find((one) => one.kind === kind);
        const reading = file?.readings[0];
        return extraction && reading ? (reading.milliseconds + extraction.milliseconds) / 1000 : null;
      },
    }),
    originalPath: t.string({
      nullable: true,
      blind: 'nothing',
      description:
        'Path of the original under this origin; needs the bearer token. Null too for a resume that blind review hides.',
      select: { id: true, sha256: true },
      resolve: ({ id, sha256 }) => (sha256 === null ? null : `/api/documents/${id}/original`),
    }),
  }),
});

/** A stored code that this version does not know still means that the document is damaged. */
function readError(code: string | null, params: unknown): AppError {
  return recordedError({
    code: code !== null && isErrorCode(code) ? code : 'CORRUPT',
    params: (params ?? {}) as ErrorParams,
    issues: [],
  });
}
