/** What a webhook can be told of. */
export const webhookEvents = [
  'candidate.created',
  'candidate.scored',
  'stage.changed',
  'screening.finished',
  'job.finished',
  'requirement.revised',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent once, when a webhook is made or gets another address. */
export const pingEvent = 'ping';
