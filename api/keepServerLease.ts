import { randomUUID } from 'node:crypto';
import type { Ctx } from '../core/context.ts';
import { closeOrphanedUploads, endServerLease, renewEvery, renewServerLease } from '../core/screenings/leases/serverLease.ts';

export interface ServerLease {
  serverId: string;
  /** Stops renewing and ends the lease. */
  release(): Promise<void>;
}

/** Renews this server's lease every few seconds, and ends uploads of dead servers. Awaits the first renewal, because uploads depend on it. */
export async function keepServerLease(ctx: Ctx, { onProblem }: { onProblem(error: unknown): void }): Promise<ServerLease> {
  const serverId = randomUUID();
  await renewServerLease(ctx, { serverId });
  let beating: Promise<unknown> | null = null;
  const beat = () => renewServerLease(ctx, { serverId }).then(() => closeOrphanedUploads(ctx));
  const timer = setInterval(() => {
    // Do not let renewals pile up on a slow database.
    beating ??= beat()
      .catch(onProblem)
      .finally(() => {
        beating = null;
      });
  }, renewEvery);
  return {
    serverId,
    async release() {
      clearInterval(timer);
      await beating;
      await endServerLease(ctx, { serverId }).catch(onProblem);
    },
  };
}
