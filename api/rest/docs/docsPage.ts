import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeErrors } from './describeErrors.ts';
import { pageScript } from './pageScript.ts';

/** Turns off all options of Swagger UI that contact other servers; it only loads its own files from this server. */
const uiConfig = {
  persistAuthorization: false,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  layout: 'BaseLayout',
} as const;

/** The documentation page, where every call can be tried: "Authorize" takes a session token or a personal access token. */
export async function docsPage(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, openToAll: true };
  });
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    uiConfig,
    theme: { title: 'NOA · REST', js: [{ filename: 'page.js', content: pageScript }] },
    transformSpecification: (document) => describeErrors(document),
  });
}
