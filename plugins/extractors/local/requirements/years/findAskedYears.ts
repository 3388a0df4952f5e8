import { atLeast, notAgo, otherYearsAfter, otherYearsBefore, yearsAsked } from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { numberWords } from '../../../../knowledge/numberWords.ts';

/** Years that a clause asks for; offsets into the clause. For a range, the lower end: that many are enough. */
export interface AskedYears {
  start: number;
  end: number;
  years: number;
}

const before = String.raw`(?<![\p{L}\p{N}.,$€£-])`;
const counts = makeFinder('iu', {
  before: String.raw`(?<![\p{L}\p{N}.,$€£-])`,
  words: String.raw`\d{1,2}(?:[.,]5)?|${[...numberWords.keys()].join('|')}`,
});
const qualifier = new RegExp(String.raw`${before}(?:${atLeast})\s+$`, 'iu');
const longestQualifier = 30;
/** What stands between a number and its unit, and the unit with what belongs to it. */
const units: readonly (readonly [between: RegExp, unit: RegExp])[] = [
  [
    /(?:\s{0,9}\([\p{L}\d]{1,9}\))?\s{0,9}(?:\+|plus|or more)?(?:\s{0,9}(?:[-–—]|to)\s{0,9}(?:\d{1,2}|(?!year|yr|month)\p{L}{3,7})\s{0,9}\+?)?/iuy,
    /[\s-]{0,9}(?:\+\s{0,9})?(years?|yrs?\.?|months?)(?!\p{L})(?:\s{0,9}\+)?(?:['’]|\s+or (?:more|longer)|\s+plus)?(?:\s+(?:of\s+)?(?:\p{L}+[ -]){0,3}?experience)?/iuy,
  ],
  [
    /(?:\s{0,9}(?:лет|год(?:а|у)?)?\s{0,9}(?:[-–—]|до)\s{0,9}(?:\d{1,2}|\p{L}{3,7}(?=\s+лет)))?\s{0,9}\+?(?:-?(?:х|ех|ёх|ти|и|го)(?!\p{L}))?/iuy,
    /\s{0,9}(лет|год(?:а|ов)?|г\.|месяц(?:а|ев)?|мес\.?)(?!\p{L})/iuy,
  ],
];
/** "от года", "не менее полугода": the number one is implied. */
const russianOne = [
  /(?:от|не менее|не меньше|более|больше|свыше)\s+(года|полугода|1\.5 лет)(?!\p{L})/giu,
  /(?:минимум|хотя бы|как минимум)\s+(год|полгода|полтора года)(?!\p{L})/giu,
  /(?<!\p{L})(?:от |не менее )?(полутора лет|полтора года)(?!\p{L})/giu,
];
const unnumbered: Readonly<Record<string, number>> = {
  'half a year': 0.5,
  'a year': 1,
  'a year and a half': 1.5,
  'a couple of years': 2,
  год: 1,
  полгода: 0.5,
  года: 1,
  полугода: 0.5,
  'полутора лет': 1.5,
  'полтора года': 1.5,
  '1.5 лет': 1.5,
};

/** "Several years (at least 3)". */
const yearsInBrackets = /\byears? \((?:at least|min\.?|minimum(?: of)?|ideally|\+)?\s?(\d{1,2})\+?(?: or more)?\)/giu;

/** "At least a year", "a couple of years", "half a year". */
const englishOne = makeFinder('iu', {
  before: String.raw`(?<!\p{L})`,
  words: 'half a year|a couple of years|a year and a half|a year',
  after: String.raw`(?!\p{L})(?! (?:${notAgo}))(?=${yearsAsked})`,
});
/** Nobody asks for more; larger numbers are the company's boasts. */
const mostYears = 20;
/** Years of something else: age, history, contracts, the company's own experience. */
const otherBefore = makeFinder('iu', { words: otherYearsBefore, after: '$' });
const otherAfter = makeFinder('iu', { before: '^', words: otherYearsAfter });

/** All years of experience that a clause states. */
export function findAskedYears(text: string): AskedYears[] {
  const found: AskedYears[] = [];
  for (const { index, 0: number } of counts.all(text)) {
    const asked = qualifier.exec(text.slice(Math.max(0, index - longestQualifier), index))?.[0].length ?? 0;
    const unit = unitBehind(text, index + number.length);
    if (unit !== null) add(found, text, index - asked, text.slice(index - asked, unit.end), yearsOf(number, unit.name));
  }
  for (const match of russianOne.flatMap((one) => [...text.matchAll(one)]))
    add(found, text, match.index, match[0], unnumbered[(match[1] ?? '').toLowerCase()] ?? 0);
  if (!/[$€£₽]/u.test(text))
    for (const { index, 0: words } of englishOne.all(text)) add(found, text, index, words, unnumbered[words.toLowerCase()] ?? 0);
  for (const match of text.matchAll(yearsInBrackets)) add(found, text, match.index, match[0], Number(match[1]));
  return found.toSorted((a, b) => a.start - b.start);
}

function unitBehind(text: string, start: number): { name: string; end: number } | null {
  for (const [between, unit] of units) {
    between.lastIndex = start;
    between.test(text);
    unit.lastIndex = between.lastIndex;
    const name = unit.exec(text)?.[1];
    if (name !== undefined) return { name, end: unit.lastIndex };
  }
  return null;
}

function add(found: AskedYears[], text: string, start: number, whole: string, years: number): void {
  const end = start + whole.trimEnd().length;
  if (years <= 0 || years > mostYears) return;
  if (otherBefore.test(text.slice(Math.max(0, start - 30), start).trimEnd())) return;
  if (otherAfter.test(text.slice(end, end + 30).trimStart())) return;
  if (!found.some((other) => other.start < end && start < other.end)) found.push({ start, end, years });
}

function yearsOf(number: string, unit: string): number {
  const value = numberWords.get(number.toLowerCase()) ?? Number(number.replace(',', '.'));
  return /^(?:month|мес)/iu.test(unit) ? Math.round((value / 12) * 10) / 10 : value;
}
