import DataLoader from 'dataloader';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { Ctx, Viewer } from '../context.ts';
import { maySignIn } from './maySignIn.ts';

/**
 * The viewer as it is in the database now; null when no longer signed in. Streams need this because they outlive the request that opened them. Simultaneous
 * calls share one query.
 */
export async function renewViewer(ctx: Ctx): Promise<Viewer | null> {
  const { viewer } = ctx;
  if (viewer === null) return null;
  const pass = await findPass(ctx, viewer);
  if (pass === null || pass.revokedAt !== null || (pass.expiresAt !== null && pass.expiresAt <= ctx.now())) return null;
  return maySignIn(ctx.signInAllow(), pass.user.email) ? { ...viewer, blindReview: pass.user.blindReview } : null;
}

interface Pass {
  id: string;
  revokedAt: Date | null;
  expiresAt: Date | null;
  user: { email: string; blindReview: boolean };
}

interface Passes {
  sessions: DataLoader<string, Pass | null>;
  tokens: DataLoader<string, Pass | null>;
}

const loaders = new WeakMap<PrismaClient, Passes>();

/** The session or personal access token that the viewer uses. */
async function findPass({ db }: Ctx, { sessionId, tokenId }: Viewer): Promise<Pass | null> {
  const { sessions, tokens } = loaders.get(db) ?? createLoaders(db);
  if (sessionId !== null) return sessions.load(sessionId);
  return tokenId === undefined ? null : tokens.load(tokenId);
}

const select = { id: true, revokedAt: true, expiresAt: true, user: { select: { email: true, blindReview: true } } } as const;

function createLoaders(db: PrismaClient): Passes {
  const made = {
    sessions: loadPasses((ids) => db.session.findMany({ where: { id: { in: ids } }, select })),
    tokens: loadPasses((ids) => db.apiToken.findMany({ where: { id: { in: ids } }, select })),
  };
  loaders.set(db, made);
  return made;
}

/** Nothing is cached: a session may end at any time. */
function loadPasses(find: (ids: string[]) => Promise<Pass[]>): DataLoader<string, Pass | null> {
  return new DataLoader<string, Pass | null>(
    async (ids) => {
      const found = new Map((await find([...new Set(ids)])).map((pass) => [pass.id, pass]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache: false },
  );
}
