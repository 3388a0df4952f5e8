import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../../../core/errors.ts';
import { sendProblem } from '../../rest/problem.ts';
import { pickLocale } from '../answers/pickLocale.ts';
import { describeError } from './describeError.ts';
import { type RequestSizes, translateError } from './translateError.ts';

/** Turns any error of a request into an AppError, and logs what the operator must know: bugs and a full disk. */
export function settleError(error: unknown, request: FastifyRequest, sizes: RequestSizes): AppError {
  const settled = translateError(error, request, sizes);
  if (settled.code === 'INTERNAL') request.log.error({ error: describeError(error) }, 'unexpected error');
  if (settled.code === 'DISK_FULL')
    request.log.error({ error: describeError(error) }, 'a disk is full: make room for the database');
  return settled;
}

/** Answers every failure with a problem document. Scopes with another format set their own handler. */
export function presentErrors(app: FastifyInstance, sizes: RequestSizes): void {
  app.setErrorHandler((error, request, reply) => present(reply, settleError(error, request, sizes)));
}

export function present(reply: FastifyReply, error: AppError): FastifyReply {
  return sendProblem(reply, error, pickLocale(reply.request.headers['accept-language']));
}
