import { z } from 'zod';
import { ActivityChannel, ActivityType } from '../../prisma/generated/enums.ts';
import { optionalNote } from '../candidates/optionalNote.ts';

/** A job's payload holds times as text. */
const time = z.union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))]);

/** What a user may enter as an activity. A note needs text, an appointment needs its time. */
export const activityInput = z
  .object({
    // Changes of stage are recorded by moving a candidate.
    type: z.enum(ActivityType).exclude(['STAGE_CHANGE']),
    channel: z.enum(ActivityChannel).nullish().default(null),
    when: time.nullish().default(null),
    note: optionalNote,
    /** Ids of users whom the note mentions. */
    mentions: z
      .array(z.uuid())
      .max(50, 'Mention 50 people at most.')
      .nullish()
      .transform((ids) => [...new Set(ids)]),
  })
  .refine(({ type, note }) => type !== 'NOTE' || note !== null, { path: ['note'], message: 'Write a note first.' })
  .refine(({ type, when }) => type !== 'SCHEDULE' || when !== null, { path: ['when'], message: 'Choose a date and time.' });

export type ActivityDraft = z.output<typeof activityInput>;
