import { limitedText } from '../input/limitedText.ts';

/** Long enough for a whole letter. */
const longestNote = 10_000;

/** A note of nothing but spaces counts as none. */
export const optionalNote = limitedText(longestNote)
  .nullish()
  .transform((note) => note || null);
