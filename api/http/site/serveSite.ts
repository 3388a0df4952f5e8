import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { present } from '../presentErrors.ts';

export const sitePath = '/noa_analyse';

/** File names under assets/ hold a hash of their content; index.html names them, and must be asked for anew. */
const cacheFor = (file: string) => (file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The built SPA, with the `.br` and `.gz` files that its build leaves beside the originals. Each of its addresses answers with index.html. */
export async function serveSite(app: FastifyInstance, { webFolder }: { webFolder: string }): Promise<void> {
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect(`${sitePath}/`));
  app.get(sitePath, { schema: { hide: true } }, (_request, reply) => reply.redirect(`${sitePath}/`));
  await app.register(
    async (site) => {
      await site.register(fastifyStatic, {
        root: webFolder,
        preCompressed: true,
        dotfiles: 'ignore',
        cacheControl: false,
        schemaHide: true,
        setHeaders: (reply, file) => void reply.header('cache-control', cacheFor(file)),
      });
      site.setNotFoundHandler((request, reply) => {
        const { pathname } = new URL(request.url, 'http://site');
        return path.extname(pathname) === '' ? sendIndex(reply) : present(reply, new AppError('NOT_FOUND', { entity: 'Address' }));
      });
    },
    { prefix: sitePath },
  );
}

function sendIndex(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html');
}
