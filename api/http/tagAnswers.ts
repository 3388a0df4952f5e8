import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives the answer of a GET a strong tag of its bytes, and answers 304 to a caller who has it (`If-None-Match`). Streams have none: their bytes are not known
 * when the headers are sent. Answers name candidates, so no browser and no proxy may keep a copy (`no-store`); an integrator who keeps one of their own
 * asks again with its tag.
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

/** Tags of compressed answers end with the name of the encoding: see compressAnswers. */
function isKnown(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false;
  return known.split(',').some((one) => one.trim() === '*' || /^(?:W\/)?"(.*?)(?:-br|-gzip)?"$/.exec(one.trim())?.[1] === tag);
}
