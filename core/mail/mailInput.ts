import { z } from 'zod';
import { limitedText } from '../input/limitedText.ts';

/** A mail to candidates, with the placeholders {name}, {position} and {sender}. */
export const mailInput = z.object({
  subject: limitedText(200).min(1, 'Write a subject.'),
  text: limitedText(10_000).min(1, 'Write a message.'),
  /** The position for {position}; absent: the candidate's own. */
  positionId: z.uuid().nullish().default(null),
});

/** A draft of a mail: subject and text may be missing. */
export const unfinishedMail = mailInput.extend({ subject: limitedText(200), text: limitedText(10_000) });

export type MailDraft = z.output<typeof mailInput>;
