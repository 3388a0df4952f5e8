import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../../../core/errors.ts';
import { recogniseError } from '../../../core/failures/recogniseError.ts';

export interface RefusedRequest {
  id: string;
  headers: { 'content-type'?: string | undefined };
}

export interface RequestSizes {
  /** Limit of a body that is not an upload. */
  maxBodyBytes: number;
  maxFiles: number;
  maxFileBytes: number;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Turns errors of Fastify and its parsers into AppErrors. `INTERNAL` is a bug, and the only one that is logged with its cause. */
export function translateError(error: unknown, request: RefusedRequest, sizes: RequestSizes): AppError {
  return (
    recogniseError(error) ??
    translateHostError(error as FastifyError, request, sizes) ??
    new AppError('INTERNAL', { requestId: request.id })
  );
}

function translateHostError(error: FastifyError, request: RefusedRequest, sizes: RequestSizes): AppError | null {
  if (hasZodFastifySchemaValidationErrors(error)) return refuseInput(error);
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', { type: request.headers['content-type'] ?? 'none' });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('BODY_TOO_LARGE', { limitMb: megabytes(sizes.maxBodyBytes) });
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('TOO_LARGE', { limitMb: megabytes(sizes.maxFileBytes) });
    case 'FST_FILES_LIMIT':
      return new AppError('TOO_MANY_FILES', { limit: sizes.maxFiles });
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('MALFORMED', { message: 'the body is empty.' });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('MALFORMED', { message: 'the body is no JSON.' });
    case 'FST_ERR_BAD_URL':
      return new AppError('MALFORMED', { message: 'the address is wrongly encoded.' });
    default:
      return isCallersFault(error) ? new AppError('MALFORMED', { message: 'it could not be read to its end.' }) : null;
  }
}

/** Fastify and its parsers mark callers' mistakes with 4xx; our own code throws AppErrors. */
function isCallersFault({ statusCode }: FastifyError): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500;
}

type RefusedInput = FastifyError & {
  validation: { instancePath: string; message?: string | undefined }[];
  validationContext?: string;
};

/** A malformed id cannot exist, so the answer is NOT_FOUND; other invalid input gets an issue for each field. */
function refuseInput(error: FastifyError): AppError {
  const { validation, validationContext } = error as RefusedInput;
  if (validationContext === 'params') return new AppError('NOT_FOUND', { entity: 'Address' });
  const issues = validation.map(({ instancePath, message = 'is invalid' }) => ({
    pointer: instancePath === '/' ? '' : instancePath,
    message,
  }));
  return new AppError(
    'INVALID_INPUT',
    { message: issues.map(({ pointer, message }) => `${pointer.slice(1)} ${message}`.trim()).join('; ') },
    issues,
  );
}
