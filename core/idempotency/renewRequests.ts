import type { Ctx } from '../context.ts';

/** A running request: its user and key. */
export interface RunningRequest {
  userId: string;
  key: string;
}

/** Marks requests as still running. Their server does this every {@link renewEvery}; the keys of a server that died become free. */
export async function renewRequests(ctx: Pick<Ctx, 'db'>, requests: readonly RunningRequest[]): Promise<void> {
  const userIds = requests.map(({ userId }) => userId);
  const keys = requests.map(({ key }) => key);
  await ctx.db.$executeRaw`
    update idempotency_keys set seen_at = now()
    from unnest(${userIds}::uuid[], ${keys}::text[]) as running(user_id, key)
    where idempotency_keys.user_id = running.user_id and idempotency_keys.key = running.key and status is null`;
}
