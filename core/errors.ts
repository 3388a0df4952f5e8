import type { PluginErrorCode } from '../plugins/contract.ts';
import type { Locale } from './context.ts';
import { describeWait } from './describeWait.ts';

/**
 * Every expected failure, once: code → HTTP status and the English message. GraphQL exposes the code as `AppError.code`, REST as the problem's
 * `code`; screens translate by code. `{name}` in a message is filled from the error's params, `{when}` from its `seconds`.
 */
export const errorTable = {
  UNAUTHENTICATED: { status: 401, message: 'Sign in to continue.' },
  WRONG_CODE: { status: 401, message: 'The code is wrong or has expired.' },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Enter the code from your authenticator app, or a recovery code.' },
  NOT_ALLOWED: { status: 403, message: "You don't have access to this." },
  /** See core/access/scopes.ts. */
  SCOPE_MISSING: { status: 403, message: 'This access token lacks the scope "{scope}".' },
  /** The server has no allow-list, so it answers only requests from its own machine: see `isLocal`. */
  NOT_LOCAL: {
    status: 421,
    message:
      'This server answers only to this machine. To let others in, set NOA_PUBLIC_URL to the address they use, and NOA_SIGNIN_ALLOW to who may sign in.',
  },
  BLIND_REVIEW: { status: 403, message: 'Hidden by blind review. Show this candidate or turn blind review off.' },
  NOT_FOUND: { status: 404, message: '{entity} not found.' },
  CONFLICT: { status: 409, message: 'Someone else changed this. Reload and try again.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This Idempotency-Key was used with another body.' },
  REQUEST_RUNNING: {
    status: 409,
    message: 'The first request with this Idempotency-Key is still running. Try again in a moment.',
  },
  INVALID_INPUT: { status: 422, message: '{message}' },
  MALFORMED: { status: 400, message: 'The request is malformed: {message}' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Try again {when}.' },
  TOO_MANY_STREAMS: {
    status: 429,
    message: 'You have {limit} live connections open, as many as one user may have. Close some, or try again {when}.',
  },
  TOO_MANY_TRIES: { status: 429, message: 'Too many wrong codes. Try again {when}.' },
  TOO_MANY_CODES: { status: 429, message: 'Too many codes requested. Try again {when}.' },
  TOO_MANY_FILES: { status: 422, message: 'You can upload up to {limit} files at once.' },
  NO_JOB_DESCRIPTION: { status: 422, message: 'Add at least one job description.' },
  NO_RESUMES: { status: 422, message: 'Add at least one resume.' },
  SCREENING_ENDED: { status: 409, message: 'This screening has ended. Start a new one.' },
  NO_EMAIL_ADDRESS: { status: 422, message: 'This candidate has no e-mail address.' },
  NO_MAIL_SERVER: {
    status: 409,
    message: 'NOA has no mail server, so it cannot send e-mails itself. The operator sets NOA_SMTP_URL.',
  },
  /** See core/fairness/proposal. */
  IMPACT_RATIO_FALLS: {
    status: 409,
    message: 'With these weights an impact ratio would fall to {ratio}, below 0.80, so they were not taken.',
  },
  NO_PROPOSAL: { status: 409, message: 'These weights are not what the decisions propose now. Reload and look again.' },
  WEBHOOK_OFF: { status: 409, message: 'This webhook is switched off. Switch it on first.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '{method} is not supported here. Use {allowed}.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is larger than {limitMb} MB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Content type {type} is not supported here.' },
  QUERY_TOO_COMPLEX: { status: 400, message: 'The query is too complex: {measure} {found}, limit {limit}.' },
  /** A bug. The user only sees a request number, by which it is found in the log. */
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Reference: {requestId}.' },
  /** See api/uploads/createUploadGate.ts. */
  UPLOADS_BUSY: { status: 503, message: 'Too many uploads are arriving at the moment. Try again {when}.' },
  UNAVAILABLE: { status: 503, message: 'NOA is unavailable right now. Try again in a few seconds.' },
  DISK_FULL: {
    status: 503,
    message: "The server's disk is full, so nothing was stored. Tell the people who run NOA; once there is room, try again.",
  },
  UNSUPPORTED_KIND: { status: 415, message: 'Not a PDF, DOC, DOCX or TXT file.' },
  EMPTY_FILE: { status: 422, message: 'The file is empty.' },
  ENCRYPTED: { status: 422, message: 'Protected by a password. Remove the password and upload it again.' },
  CORRUPT: { status: 422, message: 'The file is damaged. Save it again and upload the new copy.' },
  TOO_LARGE: { status: 413, message: 'The file is larger than {limitMb} MB.' },
  BOMB: { status: 422, message: 'The file unpacks to far more data than a document should, so NOA did not open it.' },
  TIMEOUT: { status: 422, message: 'Reading took too long. Upload a simpler or shorter file.' },
  NO_TEXT: { status: 422, message: 'No readable text. Upload a text document or a clearer scan.' },
  LANGUAGE_MISSING: {
    status: 422,
    message: 'The pages are scans in a language NOA has no recognition data for. Install the data or upload a text document.',
  },
  NOT_FETCHED: { status: 422, message: 'The file could not be fetched: {reason}.' },
  ABORTED: { status: 409, message: 'Cancelled.' },
} as const satisfies Record<string, { status: number; message: string }> & Record<PluginErrorCode, unknown>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorParams = Record<string, string | number>;

export interface FieldIssue {
  /** JSON pointer into the input: `/title`. */
  pointer: string;
  message: string;
}

/** An expected failure. Any other thrown error is a bug: it is logged and masked. */
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
  return fillMessage(errorTable[code].message, params, 'en');
}

/** Fills in the placeholders of a message. */
export function fillMessage(message: string, params: ErrorParams, locale: Locale): string {
  const { seconds } = params;
  const named: ErrorParams = typeof seconds === 'number' ? { when: describeWait(seconds, locale), ...params } : params;
  return message.replace(/\{(\w+)\}/g, (_, key: string) => String(named[key] ?? ''));
}
