/** Events that webhooks can subscribe to. */
export const webhookEvents = [
  'candidate.created',
  'candidate.scored',
  'stage.changed',
  'screening.finished',
  'job.finished',
  'requirement.revised',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent when a webhook is created, switched on or gets another URL. */
export const pingEvent = 'ping';
