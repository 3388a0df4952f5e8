import { headings } from '../../../knowledge/headings.ts';

/** Shorter words are too close to others. */
const leastLength = 8;
const mostWords = 4;

/** The word with each of its letters left out in turn. */
const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const knownSet = new Set(
  Object.values(headings)
    .flatMap(({ phrases, words }) => [...phrases, ...words])
    .flatMap((phrase) => phrase.replaceAll('ё', 'е').split(' '))
    .filter((word) => word.length >= leastLength),
);
const byPart = new Map([...knownSet].flatMap((word) => [word, ...withoutOne(word)].map((part) => [part, word] as const)));

/** What a slip leaves as it is, nearly: the first letter, the last one, and the length. */
const outline = (word: string, length: number) => `${word[0]}${word.at(-1)}${length}`;
const outlines = new Set([...knownSet].flatMap((word) => [-1, 0, 1].map((more) => outline(word, word.length + more))));

/** "exprience", "experiance": the heading's word that is one slip away; the first and the last letter tell "experienced" from a slip. */
function correctWord(word: string): string {
  if (word.length < leastLength - 1 || knownSet.has(word) || !outlines.has(outline(word, word.length))) return word;
  for (const part of [word, ...withoutOne(word)]) {
    const known = byPart.get(part);
    if (known && known[0] === word[0] && known.at(-1) === word.at(-1)) return known;
  }
  return word;
}

/** A short line in lower case with the misspelt words of headings put right. */
export function correctHeading(text: string): string {
  const words = text.split(' ');
  return words.length > mostWords ? text : words.map(correctWord).join(' ');
}
