import { requireViewer } from '../access/requireViewer.ts';
import { renewViewer } from '../accounts/renewViewer.ts';
import type { Ctx, Viewer } from '../context.ts';
import { AppError } from '../errors.ts';
import { hashToken, makeToken } from '../secrets/token.ts';
import { getJob } from './getJob.ts';

/** Milliseconds for which a ticket is valid: long enough to open a stream. */
const ticketMs = 60_000;

/**
 * A ticket that opens the event stream of one job once, within a minute. It exists because an `EventSource` cannot send a bearer header.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function issueStreamTicket(ctx: Ctx, { jobId }: { jobId: string }): Promise<{ ticket: string; expiresAt: Date }> {
  const { userId, sessionId, tokenId = null } = requireViewer(ctx);
  const { id } = await getJob(ctx, { id: jobId });
  const { token, tokenHash } = makeToken('ticket');
  const expiresAt = new Date(ctx.now().getTime() + ticketMs);
  await ctx.db.streamTicket.create({ data: { userId, sessionId, tokenId, jobId: id, ticketHash: tokenHash, expiresAt } });
  return { ticket: token, expiresAt };
}

/**
 * The user who asked for the ticket, which can then not be used again.
 *
 * @throws AppError UNAUTHENTICATED when it is unknown, used, expired, or of another job, and when that user is not signed in any more
 */
export async function redeemStreamTicket(ctx: Ctx, { ticket, jobId }: { ticket: string; jobId: string }): Promise<Viewer> {
  const now = ctx.now();
  const [used] = await ctx.db.streamTicket.updateManyAndReturn({
    where: { ticketHash: hashToken(ticket), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (used === undefined || used.jobId !== jobId) throw new AppError('UNAUTHENTICATED');
  const asked = { userId: used.userId, sessionId: used.sessionId, ...(used.tokenId && { tokenId: used.tokenId }) };
  const viewer = await renewViewer({ ...ctx, viewer: asked });
  if (viewer === null) throw new AppError('UNAUTHENTICATED');
  return viewer;
}
