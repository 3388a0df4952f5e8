import { z } from 'zod';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { createWebhook } from '../../../core/webhooks/createWebhook.ts';
import { deleteWebhook } from '../../../core/webhooks/deleteWebhook.ts';
import { listWebhooks } from '../../../core/webhooks/getWebhook.ts';
import { updateWebhook } from '../../../core/webhooks/updateWebhook.ts';
import { webhookEvents } from '../../../core/webhooks/webhookEvents.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { idParams, needsAdmin, noContent, problems, type RestScope } from '../route.ts';
import { CreatedWebhook, presentWebhook, Webhook } from './webhook.ts';

const tags = ['webhooks'];
const url = z.string().max(2_000).describe('https:// only.');
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);
const description = z.string().max(longestTexts.search);

export function webhookRoutes(scope: RestScope): void {
  scope.get(
    '/webhooks',
    {
      config: needsAdmin,
      schema: {
        tags,
        summary: 'Your webhooks, newest first',
        querystring: z.object(pageQuery),
        response: { 200: z.object({ items: z.array(Webhook) }), ...problems },
      },
    },
    async (request, reply) => ({ items: pageOf(request, reply, await listWebhooks(request.ctx)).map(presentWebhook) }),
  );

  scope.post(
    '/webhooks',
    {
      config: { ...needsAdmin, secretField: 'secret' },
      schema: {
        tags,
        summary: 'Tells an address of events from now on, as you may see them; it gets a `ping` at once',
        body: z.object({ url, events, description: description.nullish() }),
        response: { 201: CreatedWebhook, ...problems },
      },
    },
    async ({ ctx, body }, reply) => {
      const webhook = await createWebhook(ctx, body);
      const { secret } = webhook;
      return reply.code(201).send({ ...presentWebhook(webhook), secret });
    },
  );

  scope.patch(
    '/webhooks/:id',
    {
      config: needsAdmin,
      schema: {
        tags,
        summary: 'Changes the given fields. A new URL, and a webhook that is switched on again, gets a `ping`',
        params: idParams,
        body: z.object({
          url: url.nullish(),
          events: events.nullish(),
          description: description.nullish(),
          active: z.boolean().nullish(),
        }),
        response: { 200: Webhook, ...problems },
      },
    },
    async ({ ctx, params: { id }, body }) => presentWebhook(await updateWebhook(ctx, { ...body, id })),
  );

  scope.delete(
    '/webhooks/:id',
    {
      config: needsAdmin,
      schema: { tags, summary: 'Deletes a webhook with its log', params: idParams, response: { 204: noContent, ...problems } },
    },
    async ({ ctx, params }, reply) => {
      await deleteWebhook(ctx, params);
      return reply.code(204).send();
    },
  );
}
