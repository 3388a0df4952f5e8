import { z } from 'zod';
import type { ListedActivity } from '../../../core/activities/listActivities.ts';
import { channelNames, Id, reasonNames, stageNames, Time, typeNames } from '../formats.ts';

/** An activity of a candidate. */
export const Activity = z
  .object({
    id: Id,
    candidate_id: Id,
    type: typeNames.schema,
    channel: channelNames.schema.nullable(),
    when: Time.nullable().describe('The time of an appointment.'),
    note: z.string().nullable(),
    mentions: z.array(z.object({ id: Id, name: z.string() })).describe('Users whom the note mentions, as `@name` in it.'),
    from_stage: stageNames.schema.nullable(),
    to_stage: stageNames.schema.nullable(),
    rejection_reason: reasonNames.schema.nullable().describe('Of a move to Rejected.'),
    author: z.string().nullable().describe('Null when their account was deleted.'),
    created_at: Time,
  })
  .meta({ id: 'Activity' });

export function presentActivity(activity: ListedActivity): z.infer<typeof Activity> {
  const { id, candidateId, type, channel, when, note, mentioned, fromStage, toStage, rejectionReason, author, createdAt } =
    activity;
  return {
    id,
    note,
    mentions: mentioned,
    author,
    candidate_id: candidateId,
    type: typeNames.format(type),
    channel: channel && channelNames.format(channel),
    when: when?.toISOString() ?? null,
    from_stage: fromStage && stageNames.format(fromStage),
    to_stage: toStage && stageNames.format(toStage),
    rejection_reason: rejectionReason && reasonNames.format(rejectionReason),
    created_at: createdAt.toISOString(),
  };
}
