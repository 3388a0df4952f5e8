import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireScope } from '../../core/access/requireScope.ts';
import { AppError } from '../../core/errors.ts';
import { describeFailures } from '../rest/describeFailures.ts';
import { docsPage } from '../rest/docs/docsPage.ts';
import { guardWrites } from '../rest/guardWrites.ts';
import { keepAnswers } from '../rest/idempotency.ts';
import { describeApi } from '../rest/openApi.ts';
import { restRoutes } from '../rest/restRoutes.ts';
import { compressAnswers } from './answers/compressAnswers.ts';
import { tagAnswers } from './answers/tagAnswers.ts';
import { acceptJson } from './bodies/acceptJson.ts';
import type { RequestSizes } from './errors/translateError.ts';
import type { RateLimits } from './limits/limitRates.ts';
import { yieldBetweenSteps } from './yieldBetweenSteps.ts';

export interface RestParts {
  limits: RateLimits;
  sizes: RequestSizes;
  version: string;
}

/** Everything under `/api`: authentication, and how bodies are read and answers written. The routes themselves are in `api/rest`. */
export async function serveRest(app: FastifyInstance, { limits, sizes, version }: RestParts): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    const { openToAll, opensByTicket, signInCall, needs } = request.routeOptions.config;
    if (signInCall) await limits.countSignInCall(request, reply);
    if (!openToAll && !opensByTicket && request.ctx.viewer === null) throw new AppError('UNAUTHENTICATED');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    requireScope(request.ctx, needs ?? (reads ? 'read' : 'write'));
  });
  // Clients send a content type even with calls that take no input.
  acceptJson(app, { emptyIsNone: true });
  yieldBetweenSteps(app);
  // One byte over the limit of a file, so that a larger file is noticed and fails alone.
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: sizes.maxFiles, fileSize: sizes.maxFileBytes + 1, fields: 20, fieldSize: 100_000 },
  });
  tagAnswers(app);
  await compressAnswers(app);
  describeFailures(app);
  await describeApi(app, { version });
  guardWrites(app);
  keepAnswers(app);
  await app.register(docsPage);
  restRoutes(app.withTypeProvider<ZodTypeProvider>());
}
