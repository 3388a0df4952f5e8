import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { pathOf } from '../answers/pathOf.ts';
import { present } from '../errors/presentErrors.ts';
import { readScreenScripts, screenModules, screenPages } from './screenScripts.ts';

export const sitePath = '/noa_analyse';

/** Redirect target for paths that cannot be decoded ("%"), on which browsers fail too. */
const unknownScreen = `${sitePath}/not-found`;

/** Redirects an undecodable path of the site to a screen that explains it; false for other paths. */
export function redirectBroken(request: { url: string }, reply: FastifyReply): boolean {
  if (!pathOf(request).startsWith(`${sitePath}/`)) return false;
  void reply.redirect(unknownScreen);
  return true;
}

/** Files in assets/ have a content hash in their names and can be cached for ever; pages that name them must not be cached. */
const cacheFor = (file: string) =>
  file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * The worker that draws PDF pages decodes scanner and fax formats (JPEG 2000, JBIG2, CCITT) with WebAssembly, which the page's own policy forbids. A worker is
 * governed by the policy sent with its own file, so the page's policy can stay strict.
 */
const isPdfWorker = (file: string) => /^pdf\.worker\.[^.]+\.mjs/.test(path.basename(file));
const pdfWorkerPolicy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'";

/**
 * The built SPA, with the `.br` and `.gz` files that its build leaves beside the originals. Each screen's path answers with that screen's page, any other with
 * index.html.
 */
export async function serveSite(app: FastifyInstance, { webFolder }: { webFolder: string }): Promise<void> {
  const scripts = readScreenScripts(webFolder, sitePath);
  const pages = new Map(Object.entries(screenPages).filter(([, file]) => existsSync(path.join(webFolder, file))));
  const sendIndex = (request: { url: string }, reply: FastifyReply): FastifyReply => {
    const address = pathOf(request).slice(sitePath.length + 1);
    const screen = [address, address.split('/', 1)[0] ?? ''].find((name) => Object.hasOwn(screenModules, name));
    const link = screen === undefined ? undefined : scripts.get(screen);
    if (link) void reply.header('link', link);
    return reply.code(200).sendFile((screen === undefined ? undefined : pages.get(screen)) ?? 'index.html');
  };
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect(`${sitePath}/`));
  await app.register(
    async (site) => {
      // Paths of screens may contain what no file name can ("%00").
      site.addHook('onRequest', async (request, reply) => {
        const isScreen = pathOf(request).startsWith(`${sitePath}/`) && !namesFile(pathOf(request));
        return isScreen && request.method === 'GET' ? sendIndex(request, reply) : undefined;
      });
      await site.register(fastifyStatic, {
        root: webFolder,
        preCompressed: true,
        dotfiles: 'ignore',
        cacheControl: false,
        schemaHide: true,
        setHeaders: (reply, file) => {
          reply.header('cache-control', cacheFor(file));
          if (isPdfWorker(file)) reply.header('content-security-policy', pdfWorkerPolicy);
        },
      });
      // One route for both, because the router ignores the trailing slash, which relative URLs in the page need.
      site.get('/', { schema: { hide: true } }, (request, reply) =>
        pathOf(request) === sitePath ? reply.redirect(`${sitePath}/`) : sendIndex(request, reply),
      );
      site.setNotFoundHandler((request, reply) =>
        namesFile(pathOf(request)) ? present(reply, new AppError('NOT_FOUND', { entity: 'Address' })) : sendIndex(request, reply),
      );
    },
    { prefix: sitePath },
  );
}

/** Paths of screens have no dot in their last segment. */
function namesFile(pathname: string): boolean {
  return /\.[^./]*$/.test(pathname);
}
