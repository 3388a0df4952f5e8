import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import { longestTexts } from '../../core/limitedText.ts';

/** Query parameters of every list. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(500).optional().describe('Rows of a page; without it the whole list is answered.'),
  cursor: z.string().max(longestTexts.word).optional().describe('From the `Link` header of the page before.'),
};

/** A query parameter of lists whose rows change. */
export const updatedSince = z.iso
  .datetime({ offset: true })
  .max(40)
  .transform((text) => new Date(text))
  .optional()
  .describe('Only what changed at this moment or later. To miss nothing, deletions included, follow `/changes`.');

export interface Page {
  skip: number;
  /** Undefined: all. */
  take: number | undefined;
}

const prefix = 'at:';

/** @throws AppError INVALID_INPUT for a malformed cursor */
export function readPage({ limit, cursor }: { limit?: number | undefined; cursor?: string | undefined }): Page {
  if (cursor === undefined) return { skip: 0, take: limit };
  const skip = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (skip === undefined)
    throw new AppError('INVALID_INPUT', { message: 'cursor is none of this list' }, [
      { pointer: '/cursor', message: 'Take it from the Link header of the page before.' },
    ]);
  return { skip: Number(skip), take: limit ?? 500 };
}

/** Where the next page is, if there is one. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  { skip, take }: Page,
  { rows, total }: { rows: number; total: number },
): void {
  if (take === undefined || skip + rows >= total) return;
  const url = new URL(request.url, 'http://host');
  url.searchParams.set('limit', String(take));
  url.searchParams.set('cursor', Buffer.from(`${prefix}${skip + rows}`).toString('base64url'));
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
