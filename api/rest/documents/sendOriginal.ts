import type { FastifyReply } from 'fastify';
import type { Original } from '../../../core/documents/openOriginal.ts';

/**
 * An original is somebody else's file: it is shown or saved as what it is, and whatever it holds runs nowhere. Browsers take the type from us
 * alone, and a document opened by itself gets no script and no origin.
 */
export function sendOriginal(reply: FastifyReply, { fileName, mediaType, bytes }: Original): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
      'content-disposition': contentDisposition(fileName),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, no-cache',
    })
    .serializer((payload) => payload as string)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** As an attachment, under its own name (RFC 6266): in plain letters for old clients, and whole. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
