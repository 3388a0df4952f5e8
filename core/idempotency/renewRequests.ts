import type { Ctx } from '../context.ts';

/** A running request: whose it is, and its key. */
export interface RunningRequest {
  userId: string;
  key: string;
}

/** Says that these requests are still running. Their server does so every {@link renewEvery}; one that died does not, and the keys are free again. */
export async function renewRequests(ctx: Pick<Ctx, 'db'>, requests: readonly RunningRequest[]): Promise<void> {
  const userIds = requests.map(({ userId }) => userId);
  const keys = requests.map(({ key }) => key);
  await ctx.db.$executeRaw`
    update idempotency_keys set seen_at = now()
    from unnest(${userIds}::uuid[], ${keys}::text[]) as running(user_id, key)
    where idempotency_keys.user_id = running.user_id and idempotency_keys.key = running.key and status is null`;
}
