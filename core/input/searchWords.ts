import { foldText } from '../../plugins/knowledge/foldText.ts';
import { limitedText, longestTexts } from './limitedText.ts';
import { parseInput } from './parseInput.ts';

/** Further words are ignored, because they would hardly narrow a search. */
const mostWords = 10;

/**
 * The words of a search, without case and accents: each must be found.
 *
 * @throws AppError INVALID_INPUT
 */
export function searchWords(search: string | null | undefined): string[] {
  return foldText(parseInput(limitedText(longestTexts.search), search ?? ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords);
}

/** A pattern for LIKE: the word anywhere in the text. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
