import type { RecordedDraft } from '../activities/recordActivities.ts';
import type { ComposedMail } from './composeMail.ts';

/** The activity that records a mail. */
export function sentActivity({ record, invitedToId }: Pick<ComposedMail, 'record' | 'invitedToId'>): RecordedDraft {
  return { type: 'CONTACT', channel: 'EMAIL', when: null, note: record, invitedToId };
}
