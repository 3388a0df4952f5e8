import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeHeaders } from './docs/describeHeaders.ts';
import { tidyDocument } from './docs/tidyDocument.ts';
import { openToAll, type RestScope } from './route.ts';

const description = `The REST face of NOA. Names are snake_case, ids opaque strings, times ISO 8601 in UTC, money whole units a year.
Everything but signing in, health and this documentation needs \`Authorization: Bearer <token>\`: a session's token or a personal access token.
Failures are problem documents (RFC 9457) with a stable \`code\`. Lists take \`limit\` and \`cursor\`; the next page is in the \`Link\` header.
Any POST of a signed-in caller may carry an \`Idempotency-Key\`: repeated within 24 hours with the same body it gets the first answer. Calls that store nothing keep no answer: a repeat makes it again.
The two sign-in calls ignore it: a code opens one session, once, and a kept answer would open it again.
A GET carries an \`ETag\`: sent back as \`If-None-Match\`, it is answered 304 without a body until something changes. All answers say \`Cache-Control: no-store\`, because they name candidates: no browser and no proxy keeps them, and what you keep is yours to ask for again. Answers are compressed (\`Accept-Encoding\`: br, gzip).
\`RateLimit-Remaining\` says how many calls are left, \`RateLimit-Reset\` for how many seconds. A user may have 40 event streams open at once, of REST and GraphQL together.`;

/** Makes the OpenAPI document of the routes registered after it, from the schemas that check requests and answers. */
export async function describeApi(scope: FastifyInstance, { version }: { version: string }): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'NOA', version, description, license: { name: 'MIT', identifier: 'MIT' } },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (input) => describeHeaders(tidyDocument(jsonSchemaTransformObject(input))),
  });
}

export function openApiRoute(scope: RestScope): void {
  scope.get('/openapi.json', { config: openToAll, schema: { hide: true } }, (_request, reply) => reply.send(scope.swagger()));
}
