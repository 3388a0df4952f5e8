import pino from 'pino';
import { readConfig } from '../../../api/config/readConfig.ts';
import { openProduct } from '../../../api/openProduct.ts';
import { openWorker } from '../../../api/openWorker.ts';
import type { Closable } from '../../../api/runProcess.ts';
import type { Ctx } from '../../../core/context.ts';
import { seedCandidates } from '../../seed/seedCandidates.ts';
import { withOwnData } from './withOwnData.ts';

export interface SeededPosition {
  ctx: Ctx;
  projectId: string;
  databaseUrl: string;
  /** Runs jobs in this process. */
  startWorker(): Promise<Closable>;
}

/** Runs `work` with the product's own context, signed in, on a separate database with one position of made-up candidates, which is dropped afterwards. */
export function withSeededPosition<T>(count: number, work: (position: SeededPosition) => Promise<T>): Promise<T> {
  return withOwnData(async (settings) => {
    const config = readConfig(settings);
    const log = pino({ level: 'error' });
    const product = await openProduct(config, log);
    try {
      const { id: userId } = await product.ctx.db.user.create({ data: { email: 'bench@example.com' } });
      const ctx: Ctx = { ...product.ctx, viewer: { userId, sessionId: null, blindReview: false } };
      const { id: projectId } = await seedCandidates(ctx, { position: 'Senior Backend Engineer', count });
      return await work({
        ctx,
        projectId,
        databaseUrl: product.databaseUrl,
        startWorker: () => openWorker(config, product, log),
      });
    } finally {
      await product.close();
    }
  });
}
