import { z } from 'zod';
import { ActivityChannel, ActivityType } from '../../prisma/generated/enums.ts';
import { limitedText } from '../limitedText.ts';

/** Long enough for a whole letter. */
const longestNote = 10_000;

/** A note of nothing but spaces counts as none. */
export const optionalNote = limitedText(longestNote)
  .nullish()
  .transform((note) => note || null);

/** What a user may enter as an activity. A note needs text, an appointment needs its time. */
export const activityInput = z
  .object({
    type: z.enum(ActivityType),
    channel: z.enum(ActivityChannel).nullish().default(null),
    when: z.date().nullish().default(null),
    note: optionalNote,
  })
  .refine(({ type, note }) => type !== 'NOTE' || note !== null, { path: ['note'], message: 'Write a note first.' })
  .refine(({ type, when }) => type !== 'SCHEDULE' || when !== null, { path: ['when'], message: 'Choose a date and time.' });

export type ActivityDraft = z.output<typeof activityInput>;
