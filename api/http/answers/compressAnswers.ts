import compress from '@fastify/compress';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';

/**
 * Compresses the answers of the routes registered after it, including streams. Exceptions: event streams, which compression would delay; small bodies; and
 * answers with a secret (`secretField`), because the length of a compressed answer reveals its content (BREACH).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.config?.secretField !== undefined) route.compress = false;
  });
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? []].flat().concat(nameEncoding);
  });
}

/** In another encoding the answer has other bytes, so it needs another ETag. */
const nameEncoding: onSendAsyncHookHandler = async (_request, reply, payload) => {
  const [tag, encoding] = [reply.getHeader('etag'), reply.getHeader('content-encoding')];
  if (tag !== undefined && encoding !== undefined) reply.header('etag', String(tag).replace(/"$/, `-${String(encoding)}"`));
  return payload;
};
