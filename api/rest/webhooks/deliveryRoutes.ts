import { z } from 'zod';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { listDeliveries } from '../../../core/webhooks/listDeliveries.ts';
import { replayDelivery } from '../../../core/webhooks/replayDelivery.ts';
import { linkOlder, mostRows, pageQuery, readOlderPage } from '../paging.ts';
import { idParams, needsAdmin, problems, type RestScope } from '../route.ts';
import { Delivery, presentDelivery } from './webhook.ts';

const tags = ['webhooks'];

export function deliveryRoutes(scope: RestScope): void {
  scope.get(
    '/webhooks/:id/deliveries',
    {
      config: needsAdmin,
      schema: {
        tags,
        summary: 'What a webhook was told in the last thirty days, newest first; 500 without `limit`',
        params: idParams,
        querystring: z.object(pageQuery),
        response: { 200: z.object({ items: z.array(Delivery) }), ...problems },
      },
    },
    async (request, reply) => {
      const { after, take = mostRows } = readOlderPage(request.query);
      const page = { after, take };
      const { items, total } = await listDeliveries(request.ctx, { webhookId: request.params.id, ...page });
      linkOlder(request, reply, page, { rows: items, total });
      return { items: items.map(presentDelivery) };
    },
  );

  scope.post(
    '/webhooks/:id/deliveries/:delivery/replay',
    {
      config: needsAdmin,
      schema: {
        tags,
        summary: 'Sends a delivery again, under the same id and with the state of now',
        params: idParams.extend({ delivery: z.string().max(longestTexts.word) }),
        response: { 202: Delivery, ...problems },
      },
    },
    async ({ ctx, params: { id, delivery } }, reply) =>
      reply.code(202).send(presentDelivery(await replayDelivery(ctx, { webhookId: id, deliveryId: delivery }))),
  );
}
