import { type ApiToken, Prisma, type Session } from '../../prisma/generated/client.ts';
import { readScopes } from '../access/scopes.ts';
import type { Ctx, Viewer } from '../context.ts';
import { hashToken, tokenPrefixes } from '../secrets/token.ts';
import { later, signInRules } from '../signInLimits/signInRules.ts';
import { maySignIn } from './maySignIn.ts';

/**
 * The viewer who holds this session token or personal access token; null when it is unknown, expired or revoked, or when the operator no longer lets
 * this person in.
 */
export async function authenticate(ctx: Ctx, { token }: { token: string }): Promise<Viewer | null> {
  if (token.startsWith(tokenPrefixes.session)) return bySession(ctx, hashToken(token));
  if (token.startsWith(tokenPrefixes.personal)) return byPersonalToken(ctx, hashToken(token));
  return null;
}

interface Owned {
  id: string;
  userId: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
  email: string;
  blindReview: boolean;
}

type OwnedSession = Owned & Pick<Session, 'remembered' | 'lastSeenAt' | 'idleExpiresAt'> & { expiresAt: Date };
type OwnedToken = Owned & Pick<ApiToken, 'scopes' | 'lastUsedAt'>;

/** The session with its user, in one statement because every request needs it. */
const owned = (
  pass: Prisma.Sql,
) => Prisma.sql`${pass}.id::text as id, user_id::text as "userId", ${pass}.expires_at as "expiresAt",
  ${pass}.revoked_at as "revokedAt", email, blind_review as "blindReview" from ${pass} join users on users.id = user_id where token_hash =`;

async function bySession(ctx: Ctx, tokenHash: string): Promise<Viewer | null> {
  const now = ctx.now();
  const [session] = await ctx.db.$queryRaw<OwnedSession[]>`
    select remembered, sessions.last_seen_at as "lastSeenAt", idle_expires_at as "idleExpiresAt", ${owned(Prisma.sql`sessions`)} ${tokenHash}`;
  if (session === undefined || session.revokedAt !== null || session.expiresAt <= now || session.idleExpiresAt <= now)
    return null;
  if (!maySignIn(ctx.signInAllow(), session.email)) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > signInRules.touchEvery) await touch(ctx, session, now);
  return { userId: session.userId, sessionId: session.id, blindReview: session.blindReview };
}

/** Extends the idle expiry. A session that is being revoked stays revoked. */
async function touch(ctx: Ctx, { id, userId, remembered }: OwnedSession, now: Date): Promise<void> {
  const { idle } = remembered ? signInRules.remembered : signInRules.notRemembered;
  await ctx.db.session.updateMany({ where: { id, revokedAt: null }, data: { lastSeenAt: now, idleExpiresAt: later(now, idle) } });
  await ctx.db.user.updateMany({ where: { id: userId }, data: { lastSeenAt: now } });
}

async function byPersonalToken(ctx: Ctx, tokenHash: string): Promise<Viewer | null> {
  const now = ctx.now();
  const [token] = await ctx.db.$queryRaw<OwnedToken[]>`
    select scopes, last_used_at as "lastUsedAt", ${owned(Prisma.sql`api_tokens`)} ${tokenHash}`;
  if (token === undefined || token.revokedAt !== null || (token.expiresAt !== null && token.expiresAt <= now)) return null;
  if (!maySignIn(ctx.signInAllow(), token.email)) return null;
  if (token.lastUsedAt === null || now.getTime() - token.lastUsedAt.getTime() > signInRules.touchEvery) {
    await ctx.db.apiToken.updateMany({ where: { id: token.id }, data: { lastUsedAt: now } });
  }
  return {
    userId: token.userId,
    sessionId: null,
    tokenId: token.id,
    scopes: readScopes(token.scopes),
    blindReview: token.blindReview,
  };
}
