import compress from '@fastify/compress';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';

/**
 * Compresses the answers of the routes registered after it, streams too. Not compressed are event streams, which would be held back; small bodies; and answers
 * with a secret in them (`secretField`): lengths of compressed answers give away what they contain (BREACH).
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

/** The same answer has other bytes in another encoding, so it gets another tag. */
const nameEncoding: onSendAsyncHookHandler = async (_request, reply, payload) => {
  const [tag, encoding] = [reply.getHeader('etag'), reply.getHeader('content-encoding')];
  if (tag !== undefined && encoding !== undefined) reply.header('etag', String(tag).replace(/"$/, `-${String(encoding)}"`));
  return payload;
};
