import { setTimeout } from 'node:timers/promises';
import { maySignIn } from '../accounts/maySignIn.ts';
import type { Ctx } from '../context.ts';
import { OutgoingError } from '../outgoing/outgoing.ts';
import { type ClaimedDelivery, claimDeliveries, nextDue } from './claimDeliveries.ts';
import { type AttemptFailure, endAttempt } from './endAttempt.ts';
import { enqueueSending } from './enqueueSending.ts';
import { signMessage } from './signMessage.ts';

/** Presents an event as a message's data, as far as the webhook's owner may see it. */
export type PresentEvent = (ctx: Ctx, delivery: Pick<ClaimedDelivery, 'event' | 'entityId' | 'details'>) => Promise<unknown>;

export interface SendDeliveriesInput {
  present: PresentEvent;
  /** Aborts when this process stops. */
  signal: AbortSignal;
}

/** Milliseconds between checks for new deliveries while slow ones are running. */
const lookMs = 250;

/**
 * Sends all due deliveries, in parallel for all webhooks, and returns when none is running. Later ones are sent by another task. A slow receiver delays only
 * its own deliveries. If this process dies, its deliveries are sent again with the same ids.
 */
export async function sendDeliveries(ctx: Ctx, { present, signal }: SendDeliveriesInput): Promise<void> {
  const running = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    signal.throwIfAborted();
    const busy = [...running.keys()];
    for (const [webhookId, deliveries] of groupByWebhook(await claimDeliveries(ctx, { busy }))) {
      const attempts = deliveries.map((delivery) => attempt(ctx, delivery, { present, signal }));
      const sending = Promise.all(attempts).then(
        () => void running.delete(webhookId),
        (error: unknown) => {
          failures.push(error);
          running.delete(webhookId);
        },
      );
      running.set(webhookId, sending);
    }
    if (failures.length > 0) {
      await Promise.all(running.values());
      throw failures[0];
    }
    // A webhook that was busy when more were looked for may be free by now, and have more.
    if (running.size === 0 && busy.length === 0) break;
    if (running.size > 0) await Promise.race([...running.values(), setTimeout(lookMs)]);
  }
  const due = await nextDue(ctx);
  if (due !== null) await enqueueSending(ctx.db, due);
}

function groupByWebhook(deliveries: readonly ClaimedDelivery[]): Map<string, ClaimedDelivery[]> {
  const groups = new Map<string, ClaimedDelivery[]>();
  for (const delivery of deliveries) groups.set(delivery.webhookId, [...(groups.get(delivery.webhookId) ?? []), delivery]);
  return groups;
}

async function attempt(ctx: Ctx, delivery: ClaimedDelivery, { present, signal }: SendDeliveriesInput): Promise<void> {
  const failure = maySignIn(ctx.signInAllow(), delivery.email)
    ? await send(ctx, delivery, { present, signal })
    : { reason: 'its owner may not sign in any more', final: true };
  // Do not record an attempt that was aborted because this process stops; another one takes over when the claim runs out.
  if (!signal.aborted) await endAttempt(ctx, { delivery, failure });
}

async function send(ctx: Ctx, delivery: ClaimedDelivery, { present, signal }: SendDeliveriesInput): Promise<AttemptFailure> {
  const { id, url, event, createdAt, userId, language } = delivery;
  const secret = ctx.sealer.open(delivery.secret);
  if (secret === null) return { reason: 'its secret was sealed with another NOA_SECRET', final: true };
  const owner: Ctx = { ...ctx, viewer: { userId, sessionId: null }, locale: language === 'ru' ? 'ru' : 'en' };
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: await present(owner, delivery) });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'NOA-Webhooks',
    ...signMessage(secret, { id, body, now: ctx.now() }),
  };
  try {
    const status = await ctx.outgoing.post({ url, headers, body, signal });
    if (status >= 200 && status < 300) return null;
    // "Gone" is how a receiver unsubscribes.
    return { reason: `HTTP ${status}`, final: status === 410 };
  } catch (error) {
    if (error instanceof OutgoingError) return { reason: error.message, final: false };
    throw error;
  }
}
