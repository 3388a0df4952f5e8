import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../core/errors.ts';
import { healthRoutes } from '../rest/healthRoutes.ts';
import type { RateLimits } from './limitRates.ts';

export interface RestParts {
  limits: RateLimits;
  version: string;
}

/** Everything under `/api`. */
export async function serveRest(app: FastifyInstance, { limits, version }: RestParts): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request) => {
    const { openToAll, signInCall } = request.routeOptions.config;
    if (signInCall) await limits.countSignInCall(request);
    if (!openToAll && request.ctx.viewer === null) throw new AppError('UNAUTHENTICATED');
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'NOA', version } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  healthRoutes(app.withTypeProvider<ZodTypeProvider>());
}
