import { m } from '../../paraglide/messages.js';

/** In the order of the form. */
export const webhookEvents = [
  'CANDIDATE_CREATED',
  'CANDIDATE_SCORED',
  'STAGE_CHANGED',
  'SCREENING_FINISHED',
  'JOB_FINISHED',
  'REQUIREMENT_REVISED',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const texts: Record<WebhookEvent | 'PING', () => string> = {
  CANDIDATE_CREATED: m.settings_event_candidate_created,
  CANDIDATE_SCORED: m.settings_event_candidate_scored,
  STAGE_CHANGED: m.settings_event_stage_changed,
  SCREENING_FINISHED: m.settings_event_screening_finished,
  JOB_FINISHED: m.settings_event_job_finished,
  REQUIREMENT_REVISED: m.settings_event_requirement_revised,
  PING: m.settings_event_ping,
};

/** @param event of the schema, or as it is sent: `STAGE_CHANGED`, `stage.changed` */
export function eventText(event: string): string {
  const key = event.toUpperCase().replace('.', '_');
  return Object.hasOwn(texts, key) ? texts[key as WebhookEvent]() : event;
}
