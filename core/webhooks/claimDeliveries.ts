import type { Ctx } from '../context.ts';

/** A delivery claimed by this process, to be attempted now. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  event: string;
  entityId: string;
  details: Record<string, string>;
  /** Number of attempts, including this one. */
  attempts: number;
  createdAt: Date;
  url: string;
  /** Encrypted: see core/secrets/sealer.ts. */
  secret: string;
  userId: string;
  /** Of the owner. */
  email: string;
  language: string | null;
}

/** Most simultaneous deliveries to one webhook. */
const atOnce = 4;

/** How long a claim lasts: longer than any attempt. If its process dies, the delivery is due again after that. */
const claimMs = 60_000;

/** Claims the next due deliveries of every webhook that is not `busy`. Attempts are counted before they are made. Two callers never get the same delivery. */
export function claimDeliveries(ctx: Pick<Ctx, 'db' | 'now'>, { busy }: { busy: readonly string[] }): Promise<ClaimedDelivery[]> {
  const now = ctx.now();
  return ctx.db.$queryRaw<ClaimedDelivery[]>`
    with due as materialized (
      select due.id from webhooks cross join lateral (
        select id from webhook_deliveries
        where webhook_id = webhooks.id and status = 'PENDING' and (next_attempt_at is null or next_attempt_at <= ${now}::timestamptz)
        order by next_attempt_at nulls first, created_at limit ${atOnce}::int for update skip locked
      ) as due
      where webhooks.disabled_at is null and webhooks.id <> all(${[...busy]}::uuid[])
    )
    update webhook_deliveries set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + claimMs)}::timestamptz
    from due, webhooks join users on users.id = webhooks.user_id
    where webhook_deliveries.id = due.id and webhooks.id = webhook_deliveries.webhook_id
    returning webhook_deliveries.id::text as id, webhooks.id::text as "webhookId", event, entity_id::text as "entityId", details, attempts,
      webhook_deliveries.created_at as "createdAt", url, secret, users.id::text as "userId", users.email, users.language`;
}

/** When the next delivery is due; null when nothing waits. */
export async function nextDue({ db }: Pick<Ctx, 'db'>): Promise<Date | null> {
  const next = await db.webhookDelivery.findFirst({
    where: { status: 'PENDING', nextAttemptAt: { not: null }, webhook: { disabledAt: null } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { nextAttemptAt: true },
  });
  return next?.nextAttemptAt ?? null;
}
