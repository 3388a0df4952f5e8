import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RowInTime } from '../../core/database/olderThan.ts';
import { AppError } from '../../core/errors.ts';
import { longestTexts } from '../../core/input/limitedText.ts';
import type { RankingPlace } from '../../core/scoring/ranking/pageCandidates.ts';

/** Query parameters of every list. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(500).optional().describe('Rows of a page; without it the whole list is answered.'),
  cursor: z.string().max(longestTexts.word).optional().describe('From the `Link` header of the page before.'),
};

/** The query parameter of lists whose rows can change. */
export const updatedSince = z.iso
  .datetime({ offset: true })
  .max(40)
  .transform((text) => new Date(text))
  .optional()
  .describe('Only what changed at this moment or later. To miss nothing, deletions included, follow `/changes`.');

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Rows of a page when the caller gives no number. */
export const mostRows = 500;

/** Where a list continues; the form depends on the kind of list. */
function readCursor(cursor: string, form: RegExp): RegExpExecArray {
  const found = form.exec(Buffer.from(cursor, 'base64url').toString());
  if (found !== null) return found;
  throw new AppError('INVALID_INPUT', { message: 'cursor is none of this list' }, [
    { pointer: '/cursor', message: 'Take it from the Link header of the page before.' },
  ]);
}

export interface OlderPage {
  /** The last row of the previous page. */
  after: RowInTime | undefined;
  /** Undefined: all. */
  take: number | undefined;
}

/**
 * A page of a list that is ordered by time, newest first. It continues below the last row of the previous page, so that new rows shift nothing.
 *
 * @throws AppError INVALID_INPUT for a malformed cursor
 */
export function readOlderPage({ limit, cursor }: Paging): OlderPage {
  if (cursor === undefined) return { after: undefined, take: limit };
  const [, time, id = ''] = readCursor(cursor, /^below:(\d{1,15}):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/);
  return { after: { createdAt: new Date(Number(time)), id }, take: limit ?? mostRows };
}

/** The link to older rows, if there are any: `total` counts from this page on. */
export function linkOlder(
  request: FastifyRequest,
  reply: FastifyReply,
  { take }: OlderPage,
  { rows, total }: { rows: readonly RowInTime[]; total: number },
): void {
  const last = rows.at(-1);
  if (take !== undefined && last !== undefined && rows.length < total)
    link(request, reply, { take, cursor: `below:${last.createdAt.getTime()}:${last.id}` });
}

/** A page of a list that is short enough to be read as a whole; `rows` are all its rows, newest first. */
export function pageOf<Row extends RowInTime>(
  request: FastifyRequest & { query: Paging },
  reply: FastifyReply,
  rows: readonly Row[],
): Row[] {
  const page = readOlderPage(request.query);
  const { after, take } = page;
  const below = after === undefined ? [...rows] : rows.filter((row) => newestFirst(after, row) < 0);
  const shown = below.slice(0, take);
  linkOlder(request, reply, page, { rows: shown, total: below.length });
  return shown;
}

export function newestFirst(one: RowInTime, other: RowInTime): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1);
}

export interface RankingCursor {
  /** Absent: `skip` counts from the top of the current order. */
  place: RankingPlace | undefined;
  skip: number;
  take: number | undefined;
}

/** @throws AppError INVALID_INPUT for a malformed cursor */
export function readRankingPage({ limit, cursor }: Paging): RankingCursor {
  if (cursor === undefined) return { place: undefined, skip: 0, take: limit };
  const [, snapshotId, offset, skip] = readCursor(
    cursor,
    /^(?:in:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):(\d{1,9})|at:(\d{1,9}))$/,
  );
  const place = snapshotId === undefined ? undefined : { snapshotId, offset: Number(offset) };
  return { place, skip: Number(skip ?? 0), take: limit ?? mostRows };
}

export function linkRanking(
  request: FastifyRequest,
  reply: FastifyReply,
  { take, next }: { take: number; next: RankingPlace | null },
): void {
  if (next !== null) link(request, reply, { take, cursor: `in:${next.snapshotId}:${next.offset}` });
}

export interface Page {
  skip: number;
  /** Undefined: all. */
  take: number | undefined;
}

/** The link to the next page, if there is one. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  { skip, take }: Page,
  { rows, total }: { rows: number; total: number },
): void {
  if (take !== undefined && skip + rows < total) link(request, reply, { take, cursor: `at:${skip + rows}` });
}

function link(request: FastifyRequest, reply: FastifyReply, { take, cursor }: { take: number; cursor: string }): void {
  const url = new URL(request.url, 'http://host');
  url.searchParams.set('limit', String(take));
  url.searchParams.set('cursor', Buffer.from(cursor).toString('base64url'));
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
