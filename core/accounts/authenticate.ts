import type { Session } from '../../prisma/generated/client.ts';
import type { Ctx, Viewer } from '../context.ts';
import { readScopes } from '../scopes.ts';
import { maySignIn } from './maySignIn.ts';
import { later, signInRules } from './signInRules.ts';
import { hashToken, tokenPrefixes } from './token.ts';

/**
 * The viewer who holds this session token or personal access token; null when it is unknown, expired or revoked, or when the operator no longer lets
 * this person in.
 */
export async function authenticate(ctx: Ctx, { token }: { token: string }): Promise<Viewer | null> {
  if (token.startsWith(tokenPrefixes.session)) return bySession(ctx, hashToken(token));
  if (token.startsWith(tokenPrefixes.personal)) return byPersonalToken(ctx, hashToken(token));
  return null;
}

const owner = { user: { select: { email: true, blindReview: true } } } as const;

async function bySession(ctx: Ctx, tokenHash: string): Promise<Viewer | null> {
  const now = ctx.now();
  const session = await ctx.db.session.findUnique({ where: { tokenHash }, include: owner });
  if (session === null || session.revokedAt !== null || session.expiresAt <= now || session.idleExpiresAt <= now) return null;
  if (!maySignIn(ctx.signInAllow, session.user.email)) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > signInRules.touchEvery) await touch(ctx, session, now);
  return { userId: session.userId, sessionId: session.id, blindReview: session.user.blindReview };
}

/** Extends the idle expiry. A session that is being revoked stays revoked. */
async function touch(ctx: Ctx, { id, userId, remembered }: Session, now: Date): Promise<void> {
  const { idle } = remembered ? signInRules.remembered : signInRules.notRemembered;
  await ctx.db.session.updateMany({ where: { id, revokedAt: null }, data: { lastSeenAt: now, idleExpiresAt: later(now, idle) } });
  await ctx.db.user.updateMany({ where: { id: userId }, data: { lastSeenAt: now } });
}

async function byPersonalToken(ctx: Ctx, tokenHash: string): Promise<Viewer | null> {
  const now = ctx.now();
  const token = await ctx.db.apiToken.findUnique({ where: { tokenHash }, include: owner });
  if (token === null || token.revokedAt !== null || (token.expiresAt !== null && token.expiresAt <= now)) return null;
  if (!maySignIn(ctx.signInAllow, token.user.email)) return null;
  if (token.lastUsedAt === null || now.getTime() - token.lastUsedAt.getTime() > signInRules.touchEvery) {
    await ctx.db.apiToken.updateMany({ where: { id: token.id }, data: { lastUsedAt: now } });
  }
  return {
    userId: token.userId,
    sessionId: null,
    tokenId: token.id,
    scopes: readScopes(token.scopes),
    blindReview: token.user.blindReview,
  };
}
