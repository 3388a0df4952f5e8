import DataLoader from 'dataloader';
import { Prisma, type PrismaClient } from '../../prisma/generated/client.ts';
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
  return maySignIn(ctx.signInAllow(), pass.email) ? { ...viewer, blindReview: pass.blindReview } : null;
}

interface Pass {
  id: string;
  revokedAt: Date | null;
  expiresAt: Date | null;
  email: string;
  blindReview: boolean;
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

function createLoaders(db: PrismaClient): Passes {
  const made = {
    sessions: loadPasses(db, Prisma.sql`sessions`),
    tokens: loadPasses(db, Prisma.sql`api_tokens`),
  };
  loaders.set(db, made);
  return made;
}

/** Nothing is cached: a session may end at any time. */
function loadPasses(db: PrismaClient, passes: Prisma.Sql): DataLoader<string, Pass | null> {
  return new DataLoader<string, Pass | null>(
    async (ids) => {
      const rows = await db.$queryRaw<Pass[]>`
        select ${passes}.id::text as id, revoked_at as "revokedAt", expires_at as "expiresAt", email, blind_review as "blindReview"
        from ${passes} join users on users.id = user_id where ${passes}.id = any(${[...new Set(ids)]}::uuid[])`;
      const found = new Map(rows.map((pass) => [pass.id, pass]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache: false },
  );
}
