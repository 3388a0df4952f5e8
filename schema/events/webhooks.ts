import { getViewer } from '../../core/accounts/getViewer.ts';
import { createWebhook } from '../../core/webhooks/createWebhook.ts';
import { deleteWebhook } from '../../core/webhooks/deleteWebhook.ts';
import { getWebhook, listWebhooks } from '../../core/webhooks/getWebhook.ts';
import { replayDelivery } from '../../core/webhooks/replayDelivery.ts';
import { updateWebhook } from '../../core/webhooks/updateWebhook.ts';
import { type WebhookEvent, webhookEvents } from '../../core/webhooks/webhookEvents.ts';
import { DeliveryStatus as deliveryStatuses } from '../../prisma/generated/enums.ts';
import { UserType } from '../accounts/user.ts';
import { builder } from '../builder.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';

const WebhookEventType = builder.enumType('WebhookEvent', {
  values: Object.fromEntries(webhookEvents.map((event) => [event.toUpperCase().replace('.', '_'), { value: event }])) as Record<
    string,
    { value: WebhookEvent }
  >,
});

const DeliveryStatusType = builder.enumType('DeliveryStatus', { values: Object.values(deliveryStatuses) });

const DeliveryType = builder.prismaObject('WebhookDelivery', {
  description: 'One event for one webhook.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Delivery', id) }),
    internalId: t.exposeString('id', { description: '`webhook-id` of all its attempts.' }),
    event: t.exposeString('event', { description: 'As sent: `stage.changed`, or `ping`.' }),
    status: t.expose('status', { type: DeliveryStatusType }),
    attempts: t.exposeInt('attempts'),
    lastError: t.exposeString('lastError', { nullable: true }),
    nextAttemptAt: t.expose('nextAttemptAt', { type: 'DateTime', nullable: true, description: 'Null: at once, or never again.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const WebhookType = builder.prismaObject('Webhook', {
  description: "A URL that receives events, with its owner's rights.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Webhook', id) }),
    url: t.exposeString('url'),
    events: t.field({
      type: [WebhookEventType],
      resolve: ({ events }) => webhookEvents.filter((event) => events.includes(event)),
    }),
    description: t.exposeString('description'),
    active: t.boolean({
      description: 'False: switched off, by its owner or because every attempt of three days failed.',
      resolve: ({ disabledAt }) => disabledAt === null,
    }),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    deliveries: t.relatedConnection('deliveries', {
      cursor: 'id',
      description: 'Its deliveries of the last thirty days, newest first.',
      totalCount: true,
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  webhooks: t.field({
    type: [WebhookType],
    description: 'Newest first.',
    extensions: { cost: 10 },
    resolve: (_user, _args, ctx) => listWebhooks(ctx),
  }),
}));

builder.queryField('webhook', (t) =>
  t.field({
    type: WebhookType,
    description: "One of the viewer's.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => getWebhook(ctx, { id: readId('Webhook', id) }),
  }),
);

builder.relayMutationField(
  'createWebhook',
  {
    inputFields: (t) => ({
      url: t.string({ required: true, description: 'https:// only.' }),
      events: t.field({ type: [WebhookEventType], required: true }),
      description: t.string(),
    }),
  },
  {
    errors: {},
    description: "Sends events to a URL from now on, with the viewer's rights; it first gets a `ping` at once.",
    resolve: (_root, { input }, ctx) => createWebhook(ctx, input),
  },
  {
    outputFields: (t) => ({
      webhook: t.field({ type: WebhookType, resolve: (webhook) => webhook }),
      secret: t.string({
        description: 'Shown only once. Receivers check the signature with it (standardwebhooks.com).',
        resolve: ({ secret }) => secret,
      }),
      viewer: t.field({ type: UserType, resolve: (_created, _args, ctx) => getViewer(ctx) }),
    }),
  },
);

builder.relayMutationField(
  'updateWebhook',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      url: t.string(),
      events: t.field({ type: [WebhookEventType] }),
      description: t.string(),
      active: t.boolean(),
    }),
  },
  {
    errors: {},
    description: 'Changes the given fields. A new URL, and a webhook that is switched on again, gets a `ping`.',
    resolve: (_root, { input }, ctx) => updateWebhook(ctx, { ...input, id: readId('Webhook', input.id) }),
  },
  { outputFields: (t) => ({ webhook: t.field({ type: WebhookType, resolve: (webhook) => webhook }) }) },
);

builder.relayMutationField(
  'deleteWebhook',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'With its log.',
    resolve: async (_root, { input }, ctx) => {
      const id = readId('Webhook', input.id);
      await deleteWebhook(ctx, { id });
      return { id };
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ id }) => encodeGlobalId('Webhook', id) }),
      viewer: t.field({ type: UserType, resolve: (_deleted, _args, ctx) => getViewer(ctx) }),
    }),
  },
);

builder.relayMutationField(
  'replayDelivery',
  { inputFields: (t) => ({ webhookId: t.id({ required: true }), deliveryId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Sends a delivery again, under the same id and with the state of now.',
    resolve: (_root, { input }, ctx) =>
      replayDelivery(ctx, {
        webhookId: readId('Webhook', input.webhookId),
        deliveryId: readId('Delivery', input.deliveryId),
      }),
  },
  { outputFields: (t) => ({ delivery: t.field({ type: DeliveryType, resolve: (delivery) => delivery }) }) },
);
