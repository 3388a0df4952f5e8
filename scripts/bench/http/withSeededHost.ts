import pino from 'pino';
import { readConfig } from '../../../api/config/readConfig.ts';
import { openProduct } from '../../../api/openProduct.ts';
import type { Ctx } from '../../../core/context.ts';
import { nobody, seedCandidates } from '../../seed/seedCandidates.ts';
import { withOwnData } from '../support/withOwnData.ts';
import { type Host, withHost } from './withHost.ts';

export interface SeededHost extends Host {
  /** The position with the made-up candidates. */
  projectId: string;
}

/**
 * Runs `work` with `benchHost` on a separate database with one position of made-up candidates, which is dropped afterwards.
 *
 * @param addMore writes what else the host shall have
 */
export function withSeededHost<T>(
  count: number,
  work: (host: SeededHost) => Promise<T>,
  addMore: (ctx: Ctx) => Promise<unknown> = async () => undefined,
): Promise<T> {
  return withOwnData(async (settings) => {
    const product = await openProduct(readConfig(settings), pino({ level: 'error' }));
    const { id: projectId } = await seedCandidates(product.ctx, { position: 'Senior Backend Engineer', count });
    await addMore({ ...product.ctx, viewer: { userId: nobody, sessionId: null } });
    await product.close();
    return withHost(settings, (host) => work({ ...host, projectId }));
  });
}
