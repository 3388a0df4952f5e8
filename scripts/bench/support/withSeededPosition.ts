import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ctx } from '../../../core/context.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createRegistry } from '../../../plugins/registry.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import { openDatabase } from '../../../prisma/database.ts';
import { migrate } from '../../../prisma/migrate.ts';
import { seedCandidates } from '../../seed/seedCandidates.ts';

export interface SeededPosition {
  ctx: Ctx;
  projectId: string;
  databaseUrl: string;
}

/** Runs `work` on a separate database with one position of made-up candidates, which is dropped afterwards. */
export async function withSeededPosition<T>(count: number, work: (position: SeededPosition) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-position-'));
  const database = await openDatabase({ dataDir });
  const db = createPrismaClient({ url: database.url });
  try {
    await migrate({ url: database.url });
    const viewer = { userId: '', sessionId: null, blindReview: false };
    const ctx = { db, plugins: createRegistry(builtInPlugins), viewer, now: () => new Date() } as unknown as Ctx;
    const { id: projectId } = await seedCandidates(ctx, { position: 'Senior Backend Engineer', count });
    return await work({ ctx, projectId, databaseUrl: database.url });
  } finally {
    await db.$disconnect();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
