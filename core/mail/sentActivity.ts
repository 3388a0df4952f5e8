import type { ActivityDraft } from '../activities/activityInput.ts';
import type { ComposedMail } from './composeMail.ts';

/** The activity that records a mail. */
export function sentActivity({ record }: Pick<ComposedMail, 'record'>): ActivityDraft {
  return { type: 'CONTACT', channel: 'EMAIL', when: null, note: record };
}
