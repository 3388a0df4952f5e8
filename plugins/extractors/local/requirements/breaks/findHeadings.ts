import { beginsItem, linkingWords, notAloneHeadings } from '../../../../knowledge/cues/jobItemCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { remember } from '../../../../knowledge/remember.ts';
import { endsOpen, headingOf, isBareHeading } from '../clauses/jobHeadings.ts';

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
/** A question may end so: "What we are looking for", "Who you are". */
const mayEndOpen = /^(?:wh|how|reasons|who)|\b(?:looking for|you|we|us)\b|(?<!\p{L})(?:мы|вы|у нас)(?!\p{L})/iu;
/** Words that are a heading above text, but within text mostly belong to the words around them. */
const neverAlone = makeFinder('iu', { before: '^', words: notAloneHeadings, after: '$' });
const colon = /^\s*[:：]\s*/u;
/** In a heading written like a sentence, a capital letter begins something else: "Bonus points You have", "Желательно Навыки". */
const beginsAnew =
  /(?:(?<!\p{L})(?:(?!(?:with|from|about|your)\s)\p{Ll}{4,}|you|we|us|do|are|be)|\p{Script=Cyrillic}\p{Ll})\s+\p{Lu}\p{Ll}/u;
/** "Experience: 2-5 years" and "Опыт 1–3 года" state a value; no list follows. */
const ofExperience = /(?:\bexperience|\bexp|опыт|опыт работы|стаж|стаж работы)(?:\s?[:：])?\s*$/iu;
const reachOfLabel = 20;
const bareYears =
  /^(?:(?:[Оо]т|[Ff]rom|[Mm]in\.?|[Mm]inimum|[Aa]t least)\s)?\d{1,2}(?:\s?[–-]\s?\d{1,2}|\+)?\s?(?:лет|года?|years?|yrs)(?=\s+[\p{Lu}₽$€£*•]|\s*$)/u;

/**
 * The usual headings within a text: where each begins, and where the text behind it does. `loose`: whatever stands behind them; a sentence may begin with
 * the same words.
 */
export function findHeadings(text: string, loose = false): readonly Heading[] {
  return loose ? looseHeadings(text) : strictHeadings(text);
}

const strictHeadings = remember((text) => headingsIn(text, false));
const looseHeadings = remember((text) => headingsIn(text, true));

function headingsIn(text: string, loose: boolean): Heading[] {
  const found: Heading[] = [];
  let done = 0;
  for (const { index } of text.matchAll(capital)) {
    const end = index < done || isWithin(text, index) ? null : headingEnd(text, index, loose);
    if (
      end === null ||
      (isNextTo(text, found.at(-1), index) &&
        beginsItem.test(text.slice(index, index + longestHeading)) &&
        !colon.test(text.slice(end)))
    )
      continue;
    const behind = end + (colon.exec(text.slice(end))?.[0].length ?? 0);
    if (isYearsOfExperience(text, behind + text.slice(behind).search(/\S|$/u))) continue;
    done = behind;
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
  if (/[.;!:：\d]/u.test(phrase) || (endsOpen.test(phrase) && !mayEndOpen.test(phrase))) return false;
  const behind = text.slice(end);
  if (colon.test(behind) && !/\s\p{Lu}/u.test(phrase)) return headingOf(phrase) !== null;
  if (phrase.includes(',')) return false;
  if (neverAlone.test(phrase) || !isBareHeading(phrase) || beginsAnew.test(phrase)) return false;
  if (!behindHeading.test(behind)) return loose && !beginsItem.test(text.slice(start, start + longestHeading));
  return true;
}

function isNextTo(text: string, heading: Heading | undefined, start: number): boolean {
  return heading !== undefined && text.slice(heading.end, start).trim() === '';
}

/** Whether a bare number of years stands here, behind a label that says that they are of experience. */
export function isYearsOfExperience(text: string, start: number): boolean {
  return (
    ofExperience.test(text.slice(Math.max(0, start - reachOfLabel), start)) &&
    bareYears.test(text.slice(start, start + longestHeading))
  );
}

function isWithin(text: string, start: number): boolean {
  return goesOn.test(text.slice(Math.max(0, start - 20), start));
}
