const word = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? [];

/** Whether a text contains one of many words or phrases. Looked up word by word, so that a long list costs no more than a short one. */
export type WordList = (text: string) => boolean;

/** Forms are words or phrases in lower case; a trailing `*` matches any ending of the last word. */
export function wordList(forms: readonly string[]): WordList {
  const byFirst = new Map<string, string[][]>();
  const beginnings = new Map<string, string[]>();
  for (const form of forms) {
    const words = wordsOf(form);
    const [first = ''] = words;
    if (form.endsWith('*') && words.length === 1) {
      const key = first.slice(0, 2);
      beginnings.set(key, [...(beginnings.get(key) ?? []), first]);
    } else byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return (text) => {
    const words = wordsOf(text);
    return words.some(
      (one, at) =>
        byFirst.get(one)?.some((phrase) => phrase.every((each, index) => words[at + index] === each)) ||
        beginnings.get(one.slice(0, 2))?.some((beginning) => one.startsWith(beginning)),
    );
  };
}
