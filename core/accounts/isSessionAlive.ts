import type { Ctx, Viewer } from '../context.ts';
import { maySignIn } from './maySignIn.ts';

/** Whether the viewer is still signed in: streams outlive the request that opened them. */
export async function isSessionAlive(ctx: Ctx): Promise<boolean> {
  const { viewer } = ctx;
  if (viewer === null) return false;
  const pass = await findPass(ctx, viewer);
  if (pass === null || pass.revokedAt !== null || (pass.expiresAt !== null && pass.expiresAt <= ctx.now())) return false;
  return maySignIn(ctx.signInAllow, pass.user.email);
}

const select = { revokedAt: true, expiresAt: true, user: { select: { email: true } } } as const;

/** The session or personal access token that the viewer uses. */
async function findPass({ db }: Ctx, { sessionId, tokenId }: Viewer) {
  if (sessionId !== null) return db.session.findUnique({ where: { id: sessionId }, select });
  return tokenId === undefined ? null : db.apiToken.findUnique({ where: { id: tokenId }, select });
}
