import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';

/** One lock for the whole product, so that two processes that start together never assign the same slot. */
const slotLock = 7_270_736;

const known = new WeakMap<PrismaClient, Map<string, number>>();

/**
 * Each registered facet's place in `CandidateScore.values`, counted from 1 as in SQL. A new facet gets the next slot. Slots are never reassigned, so a plugin
 * that is removed and added again still has its own values.
 */
export async function facetSlots(ctx: Pick<Ctx, 'db' | 'plugins'>): Promise<ReadonlyMap<string, number>> {
  const cached = known.get(ctx.db);
  if (cached && ctx.plugins.facets.every(({ id }) => cached.has(id))) return cached;
  const slots = await assignSlots(
    ctx.db,
    ctx.plugins.facets.map(({ id }) => id),
  );
  known.set(ctx.db, slots);
  return slots;
}

async function assignSlots(db: PrismaClient, keys: string[]): Promise<Map<string, number>> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${slotLock}::bigint)`;
    const rows = await tx.facetSlot.findMany();
    const slots = new Map(rows.map(({ key, slot }) => [key, slot]));
    for (const key of keys) {
      if (slots.has(key)) continue;
      const slot = Math.max(0, ...slots.values()) + 1;
      await tx.facetSlot.create({ data: { key, slot } });
      slots.set(key, slot);
    }
    return slots;
  });
}
