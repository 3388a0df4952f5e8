import { z } from 'zod';
import { webhookEvents } from '../../../core/webhooks/webhookEvents.ts';
import type { WebhookDelivery, Webhook as WebhookRow } from '../../../prisma/generated/client.ts';
import { Id, Time } from '../formats.ts';

const fields = {
  id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  description: z.string(),
  active: z.boolean().describe('False: switched off, by you or because every attempt of three days failed.'),
  failing_since: Time.nullable().describe('Since when every attempt failed; null after a success.'),
  created_at: Time,
};

/** A URL that receives events. */
export const Webhook = z.object(fields).meta({ id: 'Webhook' });

export const CreatedWebhook = z
  .object({
    ...fields,
    secret: z.string().describe('Shown only once. Receivers check the signature with it (standardwebhooks.com).'),
  })
  .meta({ id: 'CreatedWebhook' });

export const Delivery = z
  .object({
    id: Id.describe('`webhook-id` of all its attempts.'),
    event: z.string().describe('One of the events, or `ping`.'),
    status: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int(),
    last_error: z.string().nullable(),
    next_attempt_at: Time.nullable().describe('Null: at once, or never again.'),
    at: Time,
  })
  .meta({ id: 'WebhookDelivery' });

export function presentWebhook({ id, url, events, description, ...row }: WebhookRow): z.infer<typeof Webhook> {
  return {
    id,
    url,
    description,
    events: webhookEvents.filter((event) => events.includes(event)),
    active: row.disabledAt === null,
    failing_since: row.failingSince?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

export function presentDelivery({ id, event, status, attempts, ...row }: WebhookDelivery): z.infer<typeof Delivery> {
  return {
    id,
    event,
    attempts,
    status: status.toLowerCase() as z.infer<typeof Delivery>['status'],
    last_error: row.lastError,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    at: row.createdAt.toISOString(),
  };
}
