import type { FastifyReply } from 'fastify';
import type { Original } from '../../../core/documents/openOriginal.ts';

/**
 * Sends an original. It comes from a stranger, so nothing in it may run: browsers must not guess another type, and a file opened directly gets neither scripts
 * nor an origin.
 */
export function sendOriginal(reply: FastifyReply, { fileName, mediaType, sizeBytes, content }: Original): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
      'content-disposition': contentDisposition(fileName),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
      'content-length': sizeBytes,
    })
    .serializer((payload) => payload as string)
    .send(content instanceof Uint8Array ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : content);
}

/** The header for an attachment (RFC 6266), with the file name twice: in ASCII for old clients, and in full. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
