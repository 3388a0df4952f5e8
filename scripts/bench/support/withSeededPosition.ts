import pino from 'pino';
import { readConfig } from '../../../api/config/readConfig.ts';
import { openProduct } from '../../../api/openProduct.ts';
import type { Ctx } from '../../../core/context.ts';
import { seedCandidates } from '../../seed/seedCandidates.ts';
import { withOwnData } from './withOwnData.ts';

export interface SeededPosition {
  ctx: Ctx;
  projectId: string;
  databaseUrl: string;
}

/** Runs `work` with the product's own context, signed in, on a separate database with one position of made-up candidates, which is dropped afterwards. */
export function withSeededPosition<T>(count: number, work: (position: SeededPosition) => Promise<T>): Promise<T> {
  return withOwnData(async (settings) => {
    const product = await openProduct(readConfig(settings), pino({ level: 'error' }));
    try {
      const { id: userId } = await product.ctx.db.user.create({ data: { email: 'bench@example.com' } });
      const ctx: Ctx = { ...product.ctx, viewer: { userId, sessionId: null, blindReview: false } };
      const { id: projectId } = await seedCandidates(ctx, { position: 'Senior Backend Engineer', count });
      return await work({ ctx, projectId, databaseUrl: product.databaseUrl });
    } finally {
      await product.close();
    }
  });
}
