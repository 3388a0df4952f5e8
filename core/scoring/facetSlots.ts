import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';

/** One key for the whole product, so that two processes that start together never give out the same slot. */
const slotLock = 7_270_736;

const known = new WeakMap<PrismaClient, Map<string, number>>();

/**
 * The place of each registered facet in `CandidateScore.values`, counted from 1 as SQL does. A facet seen for the first time gets the next slot;
 * a slot is never given to another facet, so the values of a plugin that went away and came back are still its own.
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
