import { itemBeginnings, linkingWords, notAloneHeadings } from '../../../../knowledge/cues/jobItemCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { headingOf, isBareHeading } from '../clauses/jobHeadings.ts';

/** A heading within running text; its end is where the text behind it begins. */
export interface Heading {
  start: number;
  end: number;
}

const mostHeadingWords = 6;
const longestHeading = 80;
const capital = /(?<=^|[\s(])\p{Lu}/gu;
/** What may follow a heading in running text. */
const behindHeading = /^(?:\s*[:：]|\s+[\p{Lu}\d\p{Sc}\p{Extended_Pictographic}•✓–—*+-])/u;
/** Words within a sentence, after which nothing new begins. */
const goesOn = makeFinder('iu', { before: String.raw`(?<=^|[\s(])`, words: linkingWords, after: String.raw`\s+$` });
const openEnd = makeFinder('iu', { before: String.raw`(?<=\s)`, words: linkingWords, after: '$' });
/** A question may end so: "What we are looking for", "Who you are". */
const mayEndOpen = /^(?:wh|how|reasons|who)|\b(?:looking for|you|we|us)\b|(?<!\p{L})(?:мы|вы|у нас)(?!\p{L})/iu;
/** Words that are a heading above text, but within text mostly belong to the words around them. */
const neverAlone = makeFinder('iu', { before: '^', words: notAloneHeadings, after: '$' });
/** Capitals next to a heading in capitals may belong to it only if it is short. */
const sureLength = 8;
const inCapitals = /^[\p{Lu}\d\s&/,'’-]{3,}$/u;
const capitalWordAhead = /^\s+\p{Lu}{2,}(?!\p{Ll})/u;
const capitalWordBehind = /(?<!\p{L})\p{Lu}{2,20}\s$/u;
/** Words that also begin an item: "Experience with …". */
const beginsItem = makeFinder('u', { before: '^', words: itemBeginnings, after: String.raw`(?![\p{L}\p{N}])` });
const colon = /^\s*[:：]\s*/u;

/**
 * The usual headings within a text: where each begins, and where the text behind it does. `loose`: whatever stands behind them; a sentence may begin with
 * the same words.
 */
export function findHeadings(text: string, loose = false): Heading[] {
  const found: Heading[] = [];
  let done = 0;
  for (const { index } of text.matchAll(capital)) {
    const end = index < done || isWithin(text, index) ? null : headingEnd(text, index, loose);
    if (end === null) continue;
    done = end + (colon.exec(text.slice(end))?.[0].length ?? 0);
    found.push({ start: index, end: done });
  }
  return found;
}

/** The longest words from here on that are a heading's, with a capital letter, a number or a sign behind them. */
function headingEnd(text: string, start: number, loose: boolean): number | null {
  const words = [...text.slice(start, start + longestHeading).matchAll(/[^\s:：]+/gu)].slice(0, mostHeadingWords);
  for (const { index, 0: word } of words.toReversed()) {
    const end = start + index + word.length;
    if (/\p{L}/u.test(word) && headsText(text, start, end, loose)) return end;
  }
  return null;
}

function headsText(text: string, start: number, end: number, loose: boolean): boolean {
  const phrase = text.slice(start, end);
  if (/[.;!:：\d]/u.test(phrase) || (openEnd.test(phrase) && !mayEndOpen.test(phrase))) return false;
  const behind = text.slice(end);
  if (colon.test(behind) && !/\s\p{Lu}/u.test(phrase)) return headingOf(phrase) !== null;
  if (phrase.includes(',')) return false;
  if (neverAlone.test(phrase) || !isBareHeading(phrase)) return false;
  if (!behindHeading.test(behind)) return loose && !beginsItem.test(text.slice(start, start + longestHeading));
  if (loose) return true;
  return (
    !inCapitals.test(phrase) ||
    phrase.length >= sureLength ||
    !(capitalWordAhead.test(behind) || capitalWordBehind.test(text.slice(Math.max(0, start - 20), start)))
  );
}

function isWithin(text: string, start: number): boolean {
  return goesOn.test(text.slice(Math.max(0, start - 20), start));
}
