import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../../api/config/readConfig.ts';
import { openProduct } from '../../../api/openProduct.ts';
import type { Ctx } from '../../../core/context.ts';
import { seedCandidates } from '../../seed/seedCandidates.ts';

export interface SeededPosition {
  ctx: Ctx;
  projectId: string;
  databaseUrl: string;
}

/** Runs `work` with the product's own context, signed in, on a separate database with one position of made-up candidates, which is dropped afterwards. */
export async function withSeededPosition<T>(count: number, work: (position: SeededPosition) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-position-'));
  const config = readConfig({ ...process.env, DATABASE_URL: undefined, NOA_DATA_DIR: dataDir, NOA_PLUGINS: undefined });
  const product = await openProduct(config, pino({ level: 'error' }));
  try {
    const { id: userId } = await product.ctx.db.user.create({ data: { email: 'bench@example.com' } });
    const ctx: Ctx = { ...product.ctx, viewer: { userId, sessionId: null, blindReview: false } };
    const { id: projectId } = await seedCandidates(ctx, { position: 'Senior Backend Engineer', count });
    return await work({ ctx, projectId, databaseUrl: product.databaseUrl });
  } finally {
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
