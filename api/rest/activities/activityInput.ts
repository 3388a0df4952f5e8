import { z } from 'zod';
import type { AddActivityInput } from '../../../core/activities/addActivity.ts';
import { longestTexts } from '../../../core/limitedText.ts';
import { channelNames, readName, typeNames } from '../formats.ts';

/** Fields of an activity that a caller gives. */
export const activityBody = {
  type: z.string().max(longestTexts.word).describe('contact, schedule or note.'),
  channel: z.string().max(longestTexts.word).nullish().describe('email, phone, linkedin or calendar.'),
  when: z.iso.datetime({ offset: true }).max(40).nullish().describe('Required for schedule.'),
  note: z.string().max(longestTexts.any).nullish().describe('Required for note.'),
};

/** @throws AppError INVALID_INPUT for an unknown type or channel */
export function readActivityInput({
  type,
  channel,
  when,
  note,
}: z.output<z.ZodObject<typeof activityBody>>): Omit<AddActivityInput, 'candidateId'> {
  return {
    type: readName(typeNames, type, '/type'),
    channel: channel ? readName(channelNames, channel, '/channel') : null,
    when: when ? new Date(when) : null,
    note,
  };
}
