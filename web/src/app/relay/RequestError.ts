import { m } from '../../paraglide/messages.js';

/**
 * Why a request failed. `code` is the server's error code, or one of ours: OFFLINE (no answer at all), INTERNAL (an answer without a reason).
 * `message` is for users, in their language.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The server runs another version of the app and does not know this page's query: only a reload helps. */
export const outdated = 'OUTDATED';

export function offlineError(): RequestError {
  return new RequestError('OFFLINE', m.shell_error_offline());
}

export function statusError(status: number): RequestError {
  if (status === 401) return new RequestError('UNAUTHENTICATED', m.shell_error_signed_out());
  if (status === 413) return new RequestError('TOO_LARGE', m.shell_error_too_large());
  if (status === 429) return new RequestError('TOO_MANY_REQUESTS', m.shell_error_too_many());
  if (status === 502 || status === 503 || status === 504) return new RequestError('UNAVAILABLE', m.shell_error_unavailable());
  return new RequestError('INTERNAL', m.shell_error_internal());
}

interface GraphError {
  message: string;
  extensions?: { code?: string } & Record<string, unknown>;
}

/** The first error of a GraphQL answer. Expected errors have a translated message; the server masks all others. */
export function graphError([error]: readonly GraphError[]): RequestError {
  const code = error?.extensions?.code ?? 'INTERNAL';
  if (code === 'PERSISTED_QUERY_NOT_IN_LIST') return new RequestError(outdated, m.shell_error_outdated());
  const masked = code === 'INTERNAL' || code === 'INTERNAL_SERVER_ERROR';
  return new RequestError(code, masked ? m.shell_error_internal() : (error?.message ?? m.shell_error_internal()));
}
