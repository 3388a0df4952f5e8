import { z } from 'zod';

/** The longest texts that callers may send, in characters: a single word, a search, any other text (such as a pasted job description). */
export const longestTexts = { word: 100, search: 200, any: 20_000 } as const;

/** A trimmed text of at most `max` characters. The length is checked first, so no other code runs on a longer text. */
export function limitedText(max: number) {
  return z
    .string()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .trim();
}
