import type { ModelFailure } from '../../../contract/modelUse.ts';

/** A request that failed. Holds a short reason and nothing of what the server wrote: its messages may quote the document or the key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    readonly reason: ModelFailure,
    /** Whether another try may succeed, and how long the server wants us to wait before it (null: it does not say). */
    readonly retry: { afterMs: number | null } | null = null,
  ) {
    super(reason);
  }
}

/** The client library's errors have a status when the server answered. */
interface ServerError {
  status?: unknown;
  code?: unknown;
  headers?: { get?(name: string): string | null };
}

/** Turns whatever a request threw into a short reason. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof SyntaxError) return new ModelError('bad-answer');
  const { status, code, headers } = (error ?? {}) as ServerError;
  if (typeof status !== 'number') return new ModelError('unreachable', { afterMs: null });
  return ofStatus(status, typeof code === 'string' ? code : '', readRetryAfter(headers));
}

function ofStatus(status: number, code: string, afterMs: number | null): ModelError {
  if (status === 401 || status === 403) return new ModelError('key-refused');
  if (status === 404) return new ModelError('not-found');
  if (status === 413 || code === 'context_length_exceeded') return new ModelError('too-long');
  // An account without credit also answers 429, and keeps doing so.
  if (status === 429) return new ModelError('rate-limited', code === 'insufficient_quota' ? null : { afterMs });
  if (status >= 500 || status === 408 || status === 409) return new ModelError('server-error', { afterMs });
  return new ModelError('rejected');
}

/** Seconds or a date (RFC 9110), or the milliseconds that some servers send beside them. */
function readRetryAfter(headers: ServerError['headers']): number | null {
  const milliseconds = Number(headers?.get?.('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const written = headers?.get?.('retry-after') ?? null;
  if (written === null || written.trim() === '') return null;
  const seconds = Number(written);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(written) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
