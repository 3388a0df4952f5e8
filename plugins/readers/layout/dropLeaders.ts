import type { Word } from './word.ts';

/** A row of dots that leads the eye from a name to its date; fewer are an ellipsis. */
const leaders = /[.…_·]{4,}/u;

/** Takes leader dots off the words that they are set against: "Leeds........2021" are two words with a gap between them. */
export function dropLeaders(words: readonly Word[]): Word[] {
  return words.flatMap((word) => (leaders.test(word.text) ? partsOf(word) : [word]));
}

function partsOf(word: Word): Word[] {
  const width = (word.x1 - word.x0) / word.text.length;
  const parts: Word[] = [];
  let at = 0;
  for (const text of word.text.split(new RegExp(`(${leaders.source})`, 'u'))) {
    const x0 = word.x0 + at * width;
    if (text !== '' && !leaders.test(text))
      parts.push({ ...word, text, x0, x1: x0 + text.length * width, order: word.order + parts.length / 2 });
    at += text.length;
  }
  return parts;
}
