import { foldText } from '../../plugins/knowledge/foldText.ts';

/**
 * Text as candidate searches compare it: without case and accents, its words (letters, digits, + and #) separated by single spaces. Apostrophes join:
 * "O'Brien" is "obrien".
 */
export function searchableText(text: string): string {
  return foldText(text)
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}

/**
 * `Candidate.searchText`: one line a field, each word between spaces, so that "% pyth%" finds words by their beginning and "% senior backend %" finds a phrase
 * within a field. The first line is the name (empty if unknown), for finding misspelt names.
 */
export function searchLines(name: string | null, others: readonly (string | null | undefined)[]): string {
  const lines = [...new Set(others.flatMap((text) => (text ? searchableText(text) : [])))].filter(Boolean);
  return [searchableText(name ?? ''), ...lines].map((line) => ` ${line} `).join('\n');
}
