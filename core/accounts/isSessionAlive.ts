import type { Ctx } from '../context.ts';

/** Whether the viewer's session still holds: streams outlive the request that they were opened with. */
export async function isSessionAlive(ctx: Ctx): Promise<boolean> {
  const { viewer } = ctx;
  if (viewer === null || viewer.sessionId === null) return viewer !== null;
  const session = await ctx.db.session.findUnique({
    where: { id: viewer.sessionId },
    select: { revokedAt: true, expiresAt: true },
  });
  return session !== null && session.revokedAt === null && session.expiresAt > ctx.now();
}
