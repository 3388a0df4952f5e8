import { z } from 'zod';
import type { AddActivityInput } from '../../../core/activities/addActivity.ts';
import type { MoveCandidateInput } from '../../../core/candidates/stages/moveCandidate.ts';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { channelNames, readName, readReason, rejectionBody, stageNames, typeNames } from '../formats.ts';

/** Fields of an activity that callers set. */
export const activityBody = {
  type: z.string().max(longestTexts.word).describe('contact, schedule, note or stage_change.'),
  channel: z.string().max(longestTexts.word).nullish().describe('email, phone, linkedin or calendar.'),
  when: z.iso.datetime({ offset: true }).max(40).nullish().describe('Required for schedule.'),
  note: z.string().max(longestTexts.any).nullish().describe('Required for note.'),
  mentions: z
    .array(z.string().max(longestTexts.word))
    .max(50)
    .nullish()
    .describe('Ids of users whom a note mentions: they are notified. GET /mentionable-users finds them.'),
  stage: z
    .string()
    .max(longestTexts.word)
    .nullish()
    .describe(`Required for stage_change, which moves the candidate there. One of: ${stageNames.all.join(', ')}.`),
  reason: rejectionBody.reason,
};

type ActivityBody = z.output<z.ZodObject<typeof activityBody>>;

/**
 * The stage to which an activity moves its candidate; null for activities that do not move it.
 *
 * @throws AppError INVALID_INPUT for an unknown stage, or one that does not fit the type of activity
 */
export function readStageChange({ type, stage, reason, note }: ActivityBody): Omit<MoveCandidateInput, 'candidateId'> | null {
  if (typeNames.parse(type) === 'STAGE_CHANGE')
    return { stage: readName(stageNames, stage ?? '', '/stage'), reason: readReason(reason), note };
  if (stage === null || stage === undefined) return null;
  throw new AppError('INVALID_INPUT', { message: 'stage belongs to stage_change' }, [
    { pointer: '/stage', message: 'Only stage_change moves a candidate.' },
  ]);
}

/** @throws AppError INVALID_INPUT for an unknown type or channel */
export function readActivityInput({ type, channel, when, note, mentions }: ActivityBody): Omit<AddActivityInput, 'candidateId'> {
  return {
    type: readName(typeNames, type, '/type'),
    channel: channel ? readName(channelNames, channel, '/channel') : null,
    when: when ? new Date(when) : null,
    note,
    mentions,
  };
}
