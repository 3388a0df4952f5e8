import { fullDate } from '../../app/dates.ts';
import { m } from '../../paraglide/messages.js';
import { stageText } from '../../projects/projectWords.ts';
import type { ActivityLine_activity$data, Stage } from './__generated__/ActivityLine_activity.graphql.ts';
import { reasonText } from './rejection.ts';
import type { Channel } from './useAddActivity.ts';

export const channels: readonly Channel[] = ['EMAIL', 'PHONE', 'LINKEDIN', 'CALENDAR'];

const channelWords: Record<Channel, () => string> = {
  EMAIL: m.bulk_channel_email,
  PHONE: m.bulk_channel_phone,
  LINKEDIN: m.bulk_channel_linkedin,
  CALENDAR: m.bulk_channel_calendar,
};

export function channelText(channel: Channel): string {
  return channelWords[channel]();
}

interface Move {
  fromStage: Stage;
  toStage: Stage;
  rejectionReason: string | null | undefined;
}

/** What happened: "Interview: 2 March, 10:00", "Applied → Offer". */
export function activityText({
  type,
  channel,
  when,
  fromStage,
  toStage,
  rejectionReason,
  invitedTo,
}: Omit<ActivityLine_activity$data, ' $fragmentType'>): string {
  if (type === 'STAGE_CHANGE' && fromStage && toStage) return moveText({ fromStage, toStage, rejectionReason });
  if (type === 'SCHEDULE') return m.bulk_activity_scheduled({ when: when ? fullDate(when) : '—' });
  if (type === 'NOTE') return m.bulk_activity_note();
  if (invitedTo) return m.bulk_activity_invited({ position: invitedTo.title });
  const known = channels.find((each) => each === channel);
  return known ? m.bulk_activity_contact_by({ channel: channelText(known) }) : m.bulk_activity_contact();
}

/** "Applied → Offer", "Interview → Rejected: Pay expectations". */
export function moveText({ fromStage, toStage, rejectionReason }: Move): string {
  const text = m.bulk_activity_stage({ from: stageText(fromStage), to: stageText(toStage) });
  return rejectionReason ? m.bulk_activity_rejected({ move: text, reason: reasonText(rejectionReason) }) : text;
}
