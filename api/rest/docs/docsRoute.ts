import { openToAll, type RestScope } from '../route.ts';
import type { ApiDocument } from './apiDocument.ts';
import { renderDocs } from './renderDocs.ts';

/** The documentation as a page: made of the OpenAPI document, with nothing but itself to load. */
export function docsRoute(scope: RestScope): void {
  let page: string | null = null;
  scope.get('/docs', { config: openToAll, schema: { hide: true } }, (_request, reply) => {
    page ??= renderDocs(scope.swagger() as unknown as ApiDocument);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
