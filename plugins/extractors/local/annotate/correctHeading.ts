import { headings } from '../../../knowledge/words/headings.ts';

/** Shorter words are too similar to other words. */
const leastLength = 8;
const mostWords = 4;

/** The word with each of its letters removed in turn. */
const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const knownSet = new Set(
  Object.values(headings)
    .flatMap(({ phrases, words }) => [...phrases, ...words])
    .flatMap((phrase) => phrase.replaceAll('ё', 'е').split(' '))
    .filter((word) => word.length >= leastLength),
);
/** Of two words with the same remainder, the first of the tables is meant: "exprience" is English. */
const byPart = new Map(
  [...knownSet].toReversed().flatMap((word) => [word, ...withoutOne(word)].map((part) => [part, word] as const)),
);

/** Quick pre-check for a typo: the first letter, the last letter and the length (at most one off). */
const outline = (word: string, length: number) => `${word[0]}${word.at(-1)}${length}`;
const outlines = new Set([...knownSet].flatMap((word) => [-1, 0, 1].map((more) => outline(word, word.length + more))));

/**
 * Corrects a word that is one typo away from a heading's word: "exprience", "experiance". First and last letter must match, so that "experienced" is
 * not taken for a typo.
 */
function correctWord(word: string): string {
  if (word.length < leastLength - 1 || knownSet.has(word) || !outlines.has(outline(word, word.length))) return word;
  for (const part of [word, ...withoutOne(word)]) {
    const known = byPart.get(part);
    if (known && known[0] === word[0] && known.at(-1) === word.at(-1)) return known;
  }
  return word;
}

/** Corrects misspelt heading words in a short lower-case line. */
export function correctHeading(text: string): string {
  const words = text.split(' ');
  return words.length > mostWords ? text : words.map(correctWord).join(' ');
}
