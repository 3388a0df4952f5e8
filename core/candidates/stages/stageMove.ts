import { z } from 'zod';
import { RejectionReason, Stage } from '../../../prisma/generated/client.ts';
import { optionalNote } from '../optionalNote.ts';

/** Nothing rejects by itself: a rejection needs a reason. A note alone is a reason in the user's own words. */
export const moveInput = z
  .object({ stage: z.enum(Stage), reason: z.enum(RejectionReason).nullish().default(null), note: optionalNote })
  .transform(({ stage, reason, note }) => ({
    stage,
    reason: stage === 'REJECTED' && reason === null && note !== null ? RejectionReason.OTHER : reason,
    note,
  }))
  .refine(({ stage, reason }) => stage !== 'REJECTED' || reason !== null, {
    path: ['reason'],
    message: 'Choose why the candidate is rejected.',
  })
  .refine(({ stage, reason }) => stage === 'REJECTED' || reason === null, {
    path: ['reason'],
    message: 'Only a rejection has a reason.',
  })
  .refine(({ reason, note }) => reason !== 'OTHER' || note !== null, { path: ['note'], message: 'Write the reason.' });

export type StageMove = z.output<typeof moveInput>;
