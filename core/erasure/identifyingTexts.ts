/** The words of some texts, in lower case. */
export function wordsOf(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
}

/** Texts that identify one person. Single words and short numbers are left out, because answers about others may contain them too. */
export function distinctive(texts: readonly (string | null)[]): string[] {
  return texts.filter((text): text is string => text !== null && text.length >= 7 && /[\s@\d]/.test(text.trim()));
}
