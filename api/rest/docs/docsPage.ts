import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeErrors } from './describeErrors.ts';
import { pageScript } from './pageScript.ts';

/** Swagger UI's own switches are off that would ask or tell another address: it loads nothing but files of its package, from here. */
const uiConfig = {
  persistAuthorization: false,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  layout: 'BaseLayout',
} as const;

/** The documentation as a page in which every call can be tried: "Authorize" takes the token of a session, or a personal access token. */
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
