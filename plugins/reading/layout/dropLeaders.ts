import type { Word } from './parts/word.ts';

/** Leader dots between a name and its date; fewer dots are an ellipsis. */
const leaders = /[.…_·]{4,}/u;
const leadersKept = /([.…_·]{4,})/u;

/** Leader dots with spaces between them: at least this many consecutive words of one dot each. */
const loneDot = /^[.…_·]$/u;
const fewestDots = 4;

/** Removes leader dots from the words they touch: "Leeds........2021" becomes two words with a gap between them. */
export function dropLeaders(words: readonly Word[]): Word[] {
  return dropSpacedDots(words).flatMap((word) => (leaders.test(word.text) ? partsOf(word) : [word]));
}

function dropSpacedDots(words: readonly Word[]): readonly Word[] {
  const dots = words.map(({ text }) => text.length === 1 && loneDot.test(text));
  if (!dots.includes(true)) return words;
  const kept: Word[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (dots[to] === true && words[to]!.baseline === words[from]!.baseline) to++;
    if (to - from < fewestDots) kept.push(...words.slice(from, (to = Math.max(to, from + 1))));
    else trimDots(kept.at(-1), words[to]);
    from = to;
  }
  return kept;
}

/** The first and the last dot may be attached to the words on either side. */
function trimDots(before: Word | undefined, after: Word | undefined): void {
  if (before !== undefined && /\p{L}{4}\.$/u.test(before.text)) before.text = before.text.slice(0, -1);
  if (after !== undefined && /^\.[\p{L}\p{N}]/u.test(after.text)) after.text = after.text.slice(1);
}

function partsOf(word: Word): Word[] {
  const width = (word.x1 - word.x0) / word.text.length;
  const parts: Word[] = [];
  let at = 0;
  for (const text of word.text.split(leadersKept)) {
    const x0 = word.x0 + at * width;
    if (text !== '' && !leaders.test(text))
      parts.push({ ...word, text, x0, x1: x0 + text.length * width, order: word.order + parts.length / 2 });
    at += text.length;
  }
  return parts;
}
