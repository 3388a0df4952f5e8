import type { PluginErrorCode } from '../plugins/contract.ts';

/**
 * Every expected failure, once: code → HTTP status and the English message. GraphQL exposes the code as `AppError.code`, REST as the problem's
 * `code`; screens translate by code. `{name}` in a message is filled from the error's params.
 */
export const errorTable = {
  UNAUTHENTICATED: { status: 401, message: 'Sign in to go on.' },
  WRONG_CODE: { status: 401, message: 'The code is wrong or has expired.' },
  NOT_ALLOWED: { status: 403, message: 'You may not do this.' },
  /** Answers to all others would need an allow-list: see `isLocal`. */
  NOT_LOCAL: {
    status: 421,
    message:
      'This server answers only to this machine. To let others in, set NOA_PUBLIC_URL to the address they use, and NOA_SIGNIN_ALLOW to who may sign in.',
  },
  NOT_FOUND: { status: 404, message: '{entity} not found.' },
  CONFLICT: { status: 409, message: 'The record has changed meanwhile. Reload and try again.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This Idempotency-Key was used with another body.' },
  INVALID_INPUT: { status: 422, message: '{message}' },
  MALFORMED: { status: 400, message: 'The request is malformed: {message}' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Try again in {seconds} seconds.' },
  TOO_MANY_TRIES: { status: 429, message: 'Too many wrong codes. Try again in {seconds} seconds.' },
  TOO_MANY_CODES: { status: 429, message: 'Too many codes requested. Try again in {seconds} seconds.' },
  TOO_MANY_FILES: { status: 422, message: 'At most {limit} files can be uploaded together.' },
  NO_JOB_DESCRIPTION: { status: 422, message: 'Add at least one job description.' },
  NO_RESUMES: { status: 422, message: 'Add at least one resume.' },
  SCREENING_ENDED: { status: 409, message: 'This screening has ended. Start a new one.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take {method}; it takes {allowed}.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is larger than {limitMb} MB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This address does not take content of type {type}.' },
  QUERY_TOO_COMPLEX: { status: 400, message: 'The query asks too much: {measure} {found}, at most {limit}.' },
  /** A bug. Nothing about it is told but the number under which the log has it. */
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Reference: {requestId}.' },
  UNAVAILABLE: { status: 503, message: 'The service is not available at the moment. Try again in a few seconds.' },
  UNSUPPORTED_KIND: { status: 415, message: 'Not a PDF, DOC, DOCX or TXT document.' },
  EMPTY_FILE: { status: 422, message: 'The file is empty.' },
  ENCRYPTED: { status: 422, message: 'The document is protected by a password.' },
  CORRUPT: { status: 422, message: 'The document is damaged and cannot be read.' },
  TOO_LARGE: { status: 413, message: 'The file is larger than {limitMb} MB.' },
  BOMB: { status: 422, message: 'The document unpacks to far more than it should and was not opened.' },
  TIMEOUT: { status: 422, message: 'Reading the document took too long.' },
  NO_TEXT: { status: 422, message: 'The document has no text that could be read.' },
  LANGUAGE_MISSING: {
    status: 422,
    message:
      'The pages are pictures in a language that cannot be recognised here: the recognition data for Russian are not installed.',
  },
  ABORTED: { status: 409, message: 'Cancelled.' },
} as const satisfies Record<string, { status: number; message: string }> & Record<PluginErrorCode, unknown>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorParams = Record<string, string | number>;

export interface FieldIssue {
  /** JSON pointer into the input: `/title`. */
  pointer: string;
  message: string;
}

/** An expected failure. Anything else that is thrown is a bug: it is logged and masked. */
export class AppError extends Error {
  override readonly name = 'AppError';
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    readonly issues: FieldIssue[] = [],
  ) {
    super(formatErrorMessage(code, params));
  }
  get status(): number {
    return errorTable[this.code].status;
  }
}

export function formatErrorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  return errorTable[code].message.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
}
