import type { Activity, ActivityChannel, ActivityType } from '../../prisma/generated/client.ts';
import { changeCandidate } from '../candidates/changeCandidate.ts';
import type { Ctx } from '../context.ts';
import { parseInput } from '../input/parseInput.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { activityInput } from './activityInput.ts';
import { type RecordedActivities, recordActivities } from './recordActivities.ts';

export interface AddActivityInput {
  candidateId: string;
  type: ActivityType;
  channel?: ActivityChannel | null | undefined;
  when?: Date | null | undefined;
  note?: string | null | undefined;
  /** Ids of the users whom a note mentions; they are notified. */
  mentions?: readonly string[] | null | undefined;
}

/**
 * Records a contact, an appointment or a note for a candidate, visible to everyone who signs in.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function addActivity(ctx: Ctx, { candidateId, ...input }: AddActivityInput): Promise<Activity> {
  const activity = parseInput(activityInput, input);
  let recorded: RecordedActivities = { ids: [], notified: [] };
  await changeCandidate(ctx, { candidateId }, async (tx, by) => {
    recorded = await recordActivities(tx, { ...by, activity });
  });
  announceNotifications(ctx, recorded.notified);
  ctx.events.publish('activity', { candidateId });
  return ctx.db.activity.findUniqueOrThrow({ where: { id: recorded.ids[0] ?? '' } });
}
