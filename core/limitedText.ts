import { z } from 'zod';

/** The longest texts that callers may send, in characters: a single word, what a search box takes, a job description that is pasted. */
export const longestTexts = { word: 100, search: 200, any: 20_000 } as const;

/** A text of at most so many characters, trimmed. The length is checked first: nothing looks at a text that is longer. */
export function limitedText(max: number) {
  return z
    .string()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .trim();
}
