/** The words of some texts, in lower case. */
export function wordsOf(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
}

/** Texts that point to one person: a single word, or a few digits, would also be found in the answers about others. */
export function distinctive(texts: readonly (string | null)[]): string[] {
  return texts.filter((text): text is string => text !== null && text.length >= 7 && /[\s@\d]/.test(text.trim()));
}
