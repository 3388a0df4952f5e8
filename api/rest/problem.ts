import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import type { AppError } from '../../core/errors.ts';
import { explainError } from '../../core/failures/errorMessages.ts';

/** A problem document (RFC 9457). */
export const Problem = z
  .object({
    type: z.string().describe('Where the code is documented.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What happened, in the language asked for.'),
    code: z.string().describe('Stable; programs decide by it.'),
    errors: z.array(z.object({ pointer: z.string().describe('JSON pointer of the field.'), message: z.string() })),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });

export const problemType = 'application/problem+json';

/** Seconds that callers should wait while the database is unavailable. */
const retryWhenUnavailable = 5;
/** Seconds to wait with a full disk, on which somebody has to make room first. */
const retryWhenFull = 60;

export function toProblem(
  error: AppError,
  { locale, requestId }: { locale: Locale; requestId: string },
): z.infer<typeof Problem> {
  return {
    type: `/api/docs#${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: explainError(error, locale),
    code: error.code,
    errors: error.issues.map(({ pointer, message }) => ({ pointer: snakeCase(pointer), message })),
    request_id: requestId,
  };
}

/** Core's field names are in camelCase, REST's in snake_case. */
function snakeCase(pointer: string): string {
  return pointer.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The headers of a failed answer, for REST and GraphQL. */
export function problemHeaders({ code, params, status }: AppError): Record<string, string> {
  if (code === 'UNAVAILABLE') return { 'retry-after': String(retryWhenUnavailable) };
  if (code === 'DISK_FULL') return { 'retry-after': String(retryWhenFull) };
  if (code === 'REQUEST_RUNNING') return { 'retry-after': '1' };
  if (status === 429 || code === 'UPLOADS_BUSY') return { 'retry-after': String(params['seconds'] ?? 60) };
  if (code === 'METHOD_NOT_ALLOWED') return { allow: String(params['allowed']) };
  if (code === 'UNAUTHENTICATED') return { 'www-authenticate': 'Bearer' };
  return {};
}

export function sendProblem(reply: FastifyReply, error: AppError, locale: Locale): FastifyReply {
  const problem = toProblem(error, { locale, requestId: reply.request.id });
  return (
    reply
      .code(error.status)
      .headers({ ...problemHeaders(error), 'cache-control': 'no-store' })
      .type(problemType)
      // Bypasses the route's answer schema, which does not describe problems.
      .serializer((payload) => JSON.stringify(payload))
      .send(problem)
  );
}
