import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ExportFile } from '../../../core/exports/exportCandidates.ts';
import { contentDisposition } from '../documents/sendOriginal.ts';

export const ExportedFile = {
  description: 'The file, sent while it is written',
  content: { 'application/octet-stream': { schema: z.file() } },
};

/** Sends the file as a download while it is being written. */
export function sendExport(reply: FastifyReply, { fileName, mediaType, content }: ExportFile) {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': contentDisposition(fileName),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
    })
    .send(Readable.from(content, { objectMode: false }));
}
