import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Adds a strong ETag to the answer of a GET, and answers 304 if the caller has it (`If-None-Match`). Streams have none, because their bytes are not known when
 * the headers are sent. Answers name candidates, so browsers and proxies must not store them (`no-store`); integrators that keep their own copy revalidate it
 * with the tag.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!isRead || reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const tag = createHash('sha1').update(payload).digest('base64url');
    reply.header('etag', `"${tag}"`);
    if (!isKnown(headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

/** ETags of compressed answers end with the encoding's name: see compressAnswers. */
function isKnown(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false;
  return known.split(',').some((one) => one.trim() === '*' || /^(?:W\/)?"(.*?)(?:-br|-gzip)?"$/.exec(one.trim())?.[1] === tag);
}
