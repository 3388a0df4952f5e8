import DataLoader from 'dataloader';
import type { PrismaClient, RevealedCandidate } from '../../prisma/generated/client.ts';
import type { Ctx, Viewer } from '../context.ts';

/** What blind review hides from the viewer. */
export interface Privacy {
  blind: boolean;
  /** Candidates whose name the viewer opened. */
  revealed: ReadonlySet<string>;
}

const open: Privacy = { blind: false, revealed: new Set() };
const known = new WeakMap<Viewer, Promise<Privacy>>();

/**
 * The viewer's blind review. It is a setting of the user, so it applies to screens, REST, exports and access tokens alike. Read once per request. Without a
 * viewer, a task of the product is running, from which nothing is hidden.
 */
export function readPrivacy(ctx: Ctx): Promise<Privacy> {
  const { viewer } = ctx;
  if (viewer === null) return Promise.resolve(open);
  const reading = known.get(viewer) ?? load(ctx, viewer);
  known.set(viewer, reading);
  return reading;
}

/** Gives a viewer the privacy of another one, which was read already. */
export function givePrivacy(viewer: Viewer, privacy: Privacy): void {
  known.set(viewer, Promise.resolve(privacy));
}

/** Call it after changing the viewer's blind review, so that the same request uses the new setting. */
export function forgetPrivacy({ viewer }: Pick<Ctx, 'viewer'>): void {
  if (viewer) known.delete(viewer);
}

/** Whether this candidate's identity is hidden. */
export function isHidden({ blind, revealed }: Privacy, candidateId: string): boolean {
  return blind && !revealed.has(candidateId);
}

async function load({ db, now }: Ctx, { userId, blindReview }: Viewer): Promise<Privacy> {
  if (blindReview === false) return open;
  const revealed = await (loaders.get(db) ?? createLoader(db)).load(userId);
  if (revealed === null) return open;
  return {
    blind: true,
    revealed: new Set(revealed.filter(({ expiresAt }) => expiresAt > now()).map(({ candidateId }) => candidateId)),
  };
}

type Revealed = Pick<RevealedCandidate, 'candidateId' | 'expiresAt'>[];

const loaders = new WeakMap<PrismaClient, DataLoader<string, Revealed | null>>();

/**
 * Ids of candidates whose names a user in blind review has opened; null for other users. Simultaneous calls, as when one event reaches many streams, share a
 * query.
 */
function createLoader(db: PrismaClient): DataLoader<string, Revealed | null> {
  const loader = new DataLoader<string, Revealed | null>(
    async (ids) => {
      const users = await db.user.findMany({
        where: { id: { in: [...new Set(ids)] }, blindReview: true },
        select: { id: true, revealed: { select: { candidateId: true, expiresAt: true } } },
      });
      const found = new Map(users.map(({ id, revealed }) => [id, revealed]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache: false },
  );
  loaders.set(db, loader);
  return loader;
}
