import type { Word } from '../parts/word.ts';

/** A drop cap is at least this much larger than its text, so it spans several lines. */
const largeFactor = 1.7;
/** The rest of its word begins within this share of the font size, at the top of the letter. */
const nearShare = 0.7;
const mostCaps = 20;

/** Joins a paragraph's large first letter with the rest of its word, wherever in the order the program wrote the letter. */
export function joinDropCaps(words: readonly Word[]): readonly Word[] {
  const letters = words.filter(({ text }) => text.length === 1 && /^\p{Lu}$/u.test(text));
  if (letters.length === 0 || letters.length > mostCaps) return words;
  const caps = new Map(letters.map((cap) => [words.find((word) => isDropCap(cap, word)), cap]));
  caps.delete(undefined);
  if (caps.size === 0) return words;
  const used = new Set(caps.values());
  return words.flatMap((word) => {
    const cap = caps.get(word);
    if (cap !== undefined) return [{ ...word, text: cap.text + word.text, x0: cap.x0 }];
    return used.has(word) ? [] : [word];
  });
}

function isDropCap(cap: Word, rest: Word): boolean {
  if (cap.size < rest.size * largeFactor || !/^\p{Ll}/u.test(rest.text)) return false;
  const gap = rest.x0 - cap.x1;
  const tops = rest.baseline - rest.size * 0.72 - (cap.baseline - cap.size * 0.72);
  const near = rest.size * nearShare;
  return gap > -near && gap < near && Math.abs(tops) < near && cap.baseline > rest.baseline + rest.size * 0.5;
}
